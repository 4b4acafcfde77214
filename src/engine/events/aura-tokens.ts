import type { PlayerId, TargetId } from '../../core/ids.ts'
import type { GameObject } from '../../core/object.ts'
import { askObjects } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import { nextKey } from '../next-key.ts'
import { canBeAttached } from '../targets/can-be-attached.ts'
import type { Proposal } from './proposal.ts'
import { tokenObject } from './token.ts'

/**
 * CR 303.4f–g: a token that is an Aura enters attached to what its controller chooses among all it can enchant, without targeting it;
 * where there is nothing it is not created.
 */
export const attachAuraTokens = (ctx: Context, proposals: readonly Proposal[]): readonly Proposal[] =>
  proposals.flatMap((proposal): readonly Proposal[] => {
    if (proposal.kind !== 'create-token') return [proposal]
    const { player, token } = proposal
    const { typeLine } = proposal.back === true ? (token.back ?? token) : token
    if (!typeLine.subtypes.includes('Aura')) return [proposal]
    const host = chosenHost(ctx, aboutToEnter(ctx, proposal), player)
    cite(ctx, host === null ? '303.4g' : '303.4f')
    return host === null ? [] : [{ ...proposal, attachTo: host }]
  })

const aboutToEnter = (
  { state }: Context,
  { player, token, back }: Extract<Proposal, { kind: 'create-token' }>,
): GameObject => ({
  ...tokenObject('token-about-to-enter', player, token),
  timestamp: state.clock,
  ...(back === true ? { marks: { back } } : {}),
})

const chosenHost = (ctx: Context, token: GameObject, player: PlayerId): TargetId | null => {
  const { state } = ctx
  const there: Context = {
    ...ctx,
    projected: null,
    state: {
      ...state,
      objects: { ...state.objects, [token.id]: token },
      battlefield: [...state.battlefield, token.id],
    },
  }
  const options = [...state.seats, ...state.battlefield].filter((to) => canBeAttached(there, token.id, to, player))
  if (options.length === 0) return null
  const [host] = askObjects(ctx, {
    kind: 'choose-objects',
    key: nextKey(ctx, 'attach:token'),
    player,
    rule: '303.4f',
    purpose: 'attach',
    source: null,
    options,
    min: 1,
    max: 1,
  })
  return host ?? null
}
