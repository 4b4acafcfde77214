import {
  activationCondition,
  activationController,
  activationLimit,
  activationRestrictions,
  activationTiming,
  activationZone,
  instantTiming,
  loyaltyOnce,
} from './activation.ts'
import { aftermathZone } from './aftermath.ts'
import { castOnly } from './cast-only.ts'
import { castRestrictions, legendarySorcery } from './cast-restrictions.ts'
import { castableZone } from './castable-zone.ts'
import { isALand, landDrop, landOnOwnTurn, landRestrictions, landTiming, playableZone } from './land-drop.ts'
import { payableManaCost } from './no-mana-cost.ts'
import { notALand } from './not-a-land.ts'
import type { ProposedAbility, ProposedCard } from './proposed.ts'
import { sorceryTiming } from './sorcery-timing.ts'
import { splitSecondForAbilities, splitSecondForSpells } from './split-second.ts'
import type { Stage } from './stage.ts'

/** CR 601.3: what is asked before a card may begin to be cast. What it is and where it lies comes first. */
export const CAST_STAGES: readonly Stage<ProposedCard>[] = [
  [notALand, castableZone, aftermathZone],
  [splitSecondForSpells, sorceryTiming, castOnly, castRestrictions, legendarySorcery, payableManaCost],
]

/** CR 305, 116.2a: what is asked before a land is played. */
export const LAND_STAGES: readonly Stage<ProposedCard>[] = [
  [isALand, playableZone],
  [landOnOwnTurn, landTiming, landDrop, landRestrictions],
]

/** CR 602: what is asked before an ability may begin to be activated. */
export const ACTIVATE_STAGES: readonly Stage<ProposedAbility>[] = [
  [activationZone, activationController],
  [
    splitSecondForAbilities,
    activationTiming,
    instantTiming,
    activationCondition,
    activationLimit,
    loyaltyOnce,
    activationRestrictions,
  ],
]
