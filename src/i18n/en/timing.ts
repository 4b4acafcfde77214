import type { IllegalityParams } from '../../core/illegality.ts'
import { isMainPhase } from '../../core/step.ts'
import type { Family } from '../language-pack.ts'
import { joinWords } from '../teller.ts'
import { decisionNames } from './decision-names.ts'
import { steps } from './steps.ts'

export const timing: Family<'game' | 'object' | 'player' | 'priority' | 'timing'> = {
  'game.over': () => 'The game is over: nobody can act in it any more.',
  'object.phased-out': ({ object }, say) =>
    `${say.name(object)} is phased out: until it phases in, it is treated as though it weren’t there.`,
  'player.controlled': ({ player, by }) => `${player} is controlled by ${by}, who makes this choice.`,
  'player.not-controlled': ({ player, by }) => `${by} can’t do this for ${player}: only ${player} can.`,
  'player.lost': ({ player }) => `${player} has lost, and whoever has lost takes no further part in the game.`,
  'priority.not-yours': ({ player, holder }) =>
    holder === null
      ? `${player} can’t act now: nobody has priority at this moment.`
      : `${player} can’t act now: ${holder} has priority, and only the player who has it may act.`,
  'priority.decision-pending': ({ player, decider, decision }) => {
    const name = decisionNames[decision]
    const choice = name === undefined ? 'has a choice to make first' : `has a choice to make first (${name})`
    return `${player} can’t act now: ${decider} ${choice}, and the game waits for it.`
  },
  'timing.sorcery': (params, say) =>
    `${say.name(params.object)} can’t be cast now, because ${joinWords(obstacles(params), 'and')}: it takes a main phase of your own turn and an empty stack.`,
  'timing.split-second': ({ object, source }, say) =>
    `${say.name(object)} has to wait: ${say.name(source)} has split second, and while it is on the stack nobody can cast spells, or activate abilities other than mana abilities.`,
}

const obstacles = ({ step, stackEmpty, yourTurn }: IllegalityParams['timing.sorcery']): readonly string[] => {
  const found = [
    ...(yourTurn ? [] : ['it isn’t your turn']),
    ...(isMainPhase(step) ? [] : [`this is ${steps[step]}`]),
    ...(stackEmpty ? [] : ['the stack isn’t empty']),
  ]
  return found.length > 0 ? found : ['the moment is wrong']
}
