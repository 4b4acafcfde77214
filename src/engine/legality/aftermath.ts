/** CR 702.127a: a half with aftermath can't be cast from anywhere but a graveyard, whatever lets the card be cast. */
import { illegal } from '../illegal.ts'
import { hasKeyword } from '../refs/keywords.ts'
import { named } from './named.ts'
import type { ProposedCard } from './proposed.ts'
import type { Rule } from './stage.ts'

export const aftermathZone: Rule<ProposedCard> = (ctx, { object, zone, traits }) =>
  zone === 'graveyard' || !hasKeyword(traits, 'aftermath')
    ? []
    : [illegal('cast.not-in-graveyard', ['702.127a'], { object: named(ctx, object), zone })]

/** CR 702.127a: it may be cast from its owner's graveyard. */
export const isAftermath = ({ zone, owner, player, traits }: ProposedCard): boolean =>
  zone === 'graveyard' && owner === player && hasKeyword(traits, 'aftermath')
