import type { Action, SpecialActionName } from './action.ts'
import type { Cost } from './cost.ts'
import type { Filter } from './filter.ts'
import type { ObjectId, PlayerId } from './ids.ts'
import type { ManaCost } from './mana.ts'
import type { Step } from './step.ts'
import type { Zone } from './zone.ts'

/** An object as a sentence names it. */
export interface Named {
  readonly id: ObjectId
  readonly name: string
  readonly fr?: string
}

type On = { readonly object: Named }
type By = { readonly player: PlayerId }

/** Every way an action can be illegal, with the facts its sentence needs. */
export interface IllegalityParams {
  'game.over': Record<never, never>
  'player.lost': By
  'object.phased-out': On
  'player.controlled': By & { readonly by: PlayerId }
  'player.not-controlled': By & { readonly by: PlayerId }
  'priority.not-yours': By & { readonly holder: PlayerId | null }
  'priority.decision-pending': By & { readonly decider: PlayerId; readonly decision: string }
  'timing.sorcery': On & { readonly step: Step; readonly stackEmpty: boolean; readonly yourTurn: boolean }
  'timing.split-second': On & { readonly source: Named }
  'land.not-a-land': On
  'land.not-your-turn': On
  'land.wrong-step': On & { readonly step: Step }
  'land.stack-not-empty': On
  'land.already-played': { readonly played: number; readonly allowed: number }
  'land.prohibited': { readonly source: Named }
  'zone.cannot-play-from': On & { readonly zone: Zone }
  'special.unavailable': On & { readonly what: SpecialActionName }
  'special.wrong-zone': On & { readonly zone: Zone; readonly what: SpecialActionName }
  'special.timing': On & {
    readonly what: SpecialActionName
    readonly step: Step
    readonly stackEmpty: boolean
    readonly yourTurn: boolean
  }
  'special.no-mulligan-now': On & By
  'special.not-face-down': On
  'special.not-controller': On & { readonly controller: PlayerId }
  'cast.not-face-down': On
  'cast.no-other-face': On
  'cast.only-a-copy': On
  'cast.not-as-adventure': On
  'cast.cannot-look': On & By
  'cast.not-yet': On & {
    readonly what: 'foretell' | 'plot'
    readonly step: Step
    readonly stackEmpty: boolean
    readonly yourTurn: boolean
  }
  'cast.not-yours': On & By
  'cast.land': On
  'cast.no-mana-cost': On
  'cast.condition': On
  'cast.prohibited': On & { readonly source: Named }
  'mode.count': On & { readonly min: number; readonly max: number; readonly given: number }
  'mode.unknown': On & { readonly mode: number }
  'mode.repeated': On & { readonly mode: number }
  'x.not-allowed': On
  'x.out-of-range': On & { readonly x: number }
  'cost.several-alternatives': On & { readonly options: readonly string[] }
  'cost.option-unknown': On & { readonly option: string }
  'target.none-available': On & { readonly filter: Filter }
  'target.count': On & { readonly min: number; readonly max: number; readonly given: number }
  'target.slots': On & { readonly expected: number; readonly given: number }
  'target.repeated': On & { readonly target: Named }
  'target.itself': On
  'target.wrong-kind': On & { readonly target: Named; readonly filter: Filter }
  'target.wrong-zone': On & { readonly target: Named; readonly zone: Zone }
  'target.hexproof': On & { readonly target: Named }
  'target.hexproof-from': On & { readonly target: Named }
  'target.shroud': On & { readonly target: Named }
  'target.protection': On & { readonly target: Named }
  'target.prohibited': On & { readonly target: Named; readonly source: Named }
  'target.division': On & { readonly total: number; readonly given: number }
  'cost.mana': On & { readonly cost: ManaCost; readonly missing: ManaCost }
  'cost.life': By & { readonly life: number; readonly amount: number }
  'cost.life-fixed': By & { readonly source: Named }
  'cost.tapped': On
  'cost.untapped': On
  'cost.summoning-sick': On
  'cost.counters': On & { readonly counter: string; readonly needed: number; readonly present: number }
  'cost.not-enough': On & { readonly cost: Cost; readonly needed: number; readonly present: number }
  'cost.choice': On & { readonly chosen: Named; readonly filter: Filter }
  'cost.choice-count': On & { readonly needed: number; readonly given: number }
  'payment.not-a-mana-ability': { readonly source: Named }
  'payment.cannot-produce': { readonly source: Named }
  'payment.not-enough': On & { readonly cost: ManaCost; readonly missing: ManaCost }
  'payment.life-symbols': On & { readonly symbols: number; readonly given: number }
  'activate.no-ability': On
  'activate.which-ability': On & { readonly abilities: number }
  'activate.not-controller': On & { readonly controller: PlayerId }
  'activate.wrong-zone': On & { readonly zone: Zone }
  'activate.sorcery-timing': On
  'activate.instant-timing': On
  'activate.condition': On
  'activate.limit': On
  'activate.prohibited': On & { readonly source: Named }
  'loyalty.already-activated': On
  'attack.not-now': { readonly step: Step }
  'attack.not-active': By
  'attack.repeated': On
  'attack.not-creature': On
  'attack.not-controlled': On & { readonly controller: PlayerId }
  'attack.tapped': On
  'attack.summoning-sick': On
  'attack.defender-keyword': On
  'attack.cannot-attack-that': On & { readonly defender: string }
  'attack.prohibited': On & { readonly source: Named }
  'attack.band': On & { readonly members: readonly Named[] }
  'attack.band-apart': { readonly members: readonly Named[] }
  'attack.too-many': { readonly source: Named; readonly most: number; readonly given: number }
  'attack.requirement': On & { readonly source: Named; readonly obeyed: number; readonly possible: number }
  'block.not-now': { readonly step: Step }
  'block.not-defending': By
  'block.repeated': On
  'block.not-creature': On
  'block.not-controlled': On & { readonly controller: PlayerId }
  'block.tapped': On
  'block.not-attacking': On & { readonly attacker: Named }
  'block.not-attacking-you': On & { readonly attacker: Named }
  'block.evasion': On & { readonly attacker: Named; readonly keyword: string }
  'block.protection': On & { readonly attacker: Named }
  'block.landwalk': On & { readonly attacker: Named; readonly land: string }
  'block.menace': { readonly attacker: Named; readonly given: number }
  'block.count': { readonly attacker: Named; readonly source: Named; readonly given: number }
  'block.prohibited': On & { readonly source: Named }
  'block.too-many': { readonly source: Named; readonly most: number; readonly given: number }
  'block.requirement': On & { readonly source: Named; readonly obeyed: number; readonly possible: number }
  'damage.total': On & { readonly total: number; readonly given: number }
  'damage.not-among': On & { readonly target: Named }
  'damage.not-lethal-before-trample': On & { readonly blocker: Named; readonly lethal: number; readonly given: number }
  'choice.nothing-pending': By
  'choice.not-yours': By & { readonly decider: PlayerId }
  'choice.other-question': { readonly asked: string; readonly answered: string }
  'choice.not-asked': { readonly answered: string }
  'choice.not-an-option': { readonly given: string; readonly options: readonly string[] }
  'choice.card-name': { readonly given: string; readonly filter: Filter }
  'choice.count': { readonly min: number; readonly max: number; readonly given: number }
  'choice.wrong-form': { readonly decision: string }
  'loop.choose-otherwise': By
  'loop.shortened-here': By
  'shortcut.step': { readonly at: number; readonly kind: string }
  'shortcut.illegal': By & { readonly at: number }
  'shortcut.open': { readonly at: number; readonly decision: string }
  'shortcut.unpredictable': Record<never, never>
  'shortcut.no-priority': Record<never, never>
}

export type IllegalityCode = keyof IllegalityParams

/** One reason an action is illegal: a fact; its sentences live in `i18n`. Rule numbers are those of the current edition. */
export type Illegality = {
  [C in IllegalityCode]: {
    readonly code: C
    readonly rules: readonly string[]
    readonly objects: readonly ObjectId[]
    readonly params: IllegalityParams[C]
    readonly alternative?: Action
  }
}[IllegalityCode]
