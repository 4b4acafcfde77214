import type { GameEvent } from '../../core/event.ts'
import type { WaitingTrigger } from '../../core/state.ts'
import type { Context } from '../context.ts'
import { patchState } from '../events/commit.ts'

type ZoneChange = Extract<GameEvent, { kind: 'zone-change' }>

/**
 * CR 400.7f, 603.6e: an ability that has triggered on the enchanted permanent's leaving can find the card its Aura became in a
 * graveyard, if it went there together with that permanent or as a state-based action for being attached to nothing.
 */
export const followAuras = (ctx: Context, happened: readonly GameEvent[]): void => {
  const buried = happened.filter(
    (event): event is ZoneChange =>
      event.kind === 'zone-change' && event.from === 'battlefield' && event.to === 'graveyard',
  )
  if (buried.length === 0 || !ctx.state.waiting.some(watchesEnchanted)) return
  const waiting = ctx.state.waiting.map((trigger) => {
    const aura = buried.find(({ object }) => object === trigger.source)
    if (aura === undefined || aura.became === null || !watchesEnchanted(trigger)) return trigger
    const isTogether = happened.some((event) => event.kind === 'zone-change' && event.object === trigger.event.object)
    return isTogether || aura.cause === 'state-based'
      ? { ...trigger, event: { ...trigger.event, sourceBecame: aura.became } }
      : trigger
  })
  patchState(ctx, { waiting })
}

const watchesEnchanted = ({ ability }: WaitingTrigger): boolean =>
  ability.kind === 'triggered' && 'what' in ability.event && ability.event.what === 'attached'
