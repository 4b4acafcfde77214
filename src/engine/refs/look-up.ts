import type { TargetId } from '../../core/ids.ts'
import type { Ref } from '../../core/ref.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { linkedThings } from '../links/memory.ts'
import { characteristicsOf, type Env, isPlayer, objectOf } from './env.ts'

/**
 * What a reference stands for now. References that need a choice (`choose`) are resolved by the instruction that holds
 * them; where something else holds one, nobody is there to ask (608.2d).
 */
export const lookUp = (env: Env, ref: Ref): readonly TargetId[] => {
  switch (ref.ref) {
    case 'self':
      return selfOf(env)
    // CR 109.5: the controller of the object, who activated the ability, or who controlled its source as it triggered.
    case 'you':
      return [env.controller]
    case 'target':
      // A delayed or reflexive ability remembers the targets of what made it under the names of their slots.
      return env.targets[ref.id] ?? env.bound[ref.id] ?? []
    case 'bound':
      return env.bound[ref.name] ?? []
    case 'event': {
      const value = env.event?.[ref.role]
      return value === undefined ? [] : typeof value === 'string' ? [value] : value
    }
    case 'attached': {
      const to = objectOf(env.view, env.source)?.attachedTo ?? attachedBefore(env)
      return to === null ? [] : [to]
    }
    case 'all':
      return env.read.findAll(env, ref.filter)
    case 'controller':
      return unique(
        lookUp(env, ref.of).map((id) => (isPlayer(env.view, id) ? id : characteristicsOf(env.view, id)?.controller)),
      )
    case 'owner':
      return unique(lookUp(env, ref.of).map((id) => (isPlayer(env.view, id) ? id : objectOf(env.view, id)?.owner)))
    case 'attacked':
      return unique(lookUp(env, ref.by).flatMap((id) => attackedBy(env, id)))
    case 'library-top':
      return lookUp(env, ref.of).flatMap(
        (id) => env.view.state.players[id]?.library.slice(0, Math.max(0, env.read.evaluate(env, ref.count))) ?? [],
      )
    case 'player':
      return [ref.id]
    case 'linked':
      return linkedThings(env, ref)
    case 'union':
      return unique(ref.refs.flatMap((part) => lookUp(env, part)))
    case 'each':
      return env.each === undefined ? [] : [env.each]
    case 'choose':
      return leaveUnsupportedRule('608.2d', nameOf(env), 'a choice where no instruction asks for it')
  }
}

/** CR 702.49c: what an attacker attacks, or attacked until it left combat. */
const attackedBy = ({ view }: Env, id: TargetId): readonly TargetId[] =>
  view.state.turns.flatMap(({ combat }) => {
    const now = combat?.attackers.find(({ attacker, left }) => attacker === id && left === undefined)
    const before = combat?.formerly?.find(({ attacker }) => attacker === id)
    return now?.defender ?? before?.defender ?? []
  })

const nameOf = (env: Env): string => {
  const substance = objectOf(env.view, env.source)?.substance
  return substance?.kind === 'card' ? substance.name : ''
}

/** CR 608.2h: what an ability that watches "enchanted creature" means once the attachment has come off. */
const attachedBefore = (env: Env): TargetId | null => {
  const ability = env.facts?.ability
  const watches = ability?.kind === 'triggered' && 'what' in ability.event && ability.event.what === 'attached'
  return watches ? (env.event?.object ?? null) : null
}

/**
 * CR 400.7d–f, 603.6e, 707.11: what an ability calls by its name is its object, whatever that has become since; it finds the object
 * its source became by the very event that triggered it, an Aura also a little later.
 */
const selfOf = (env: Env): readonly TargetId[] => {
  if (env.view.state.objects[env.source] !== undefined) return [env.source]
  const { event } = env
  if (event?.sourceBecame !== undefined) return [event.sourceBecame]
  if (event?.object !== env.source || event.became === undefined) return [env.source]
  // CR 712.21c, 730.3c: all the cards that the permanent became.
  return event.parts ?? [event.became]
}

const unique = (ids: readonly (TargetId | undefined)[]): readonly TargetId[] => [
  ...new Set(ids.filter((id): id is TargetId => id !== undefined)),
]
