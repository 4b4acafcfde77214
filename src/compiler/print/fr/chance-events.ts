import type { TriggerEvent } from '../../../core/trigger.ts'
import { CAME, OBTAIN } from './chance-words.ts'
import { masculine } from './comparison-clause.ts'
import { relationMention, say } from './event-party.ts'
import { comparison } from './filter-qualities.ts'
import type { Scope } from './scope.ts'
import { CAST, GAIN, LOSE, PLAY } from './verb.ts'

type Chance = 'flips-coin' | 'rolls-dice'

/** "vous jouez à pile ou face", "vous lancez un ou plusieurs dés" */
export const CHANCE_EVENTS: {
  readonly [K in Chance]: (event: Extract<TriggerEvent, { on: K }>, scope: Scope) => string
} = {
  'flips-coin': (event, scope) => {
    const who = relationMention(event.who, scope)
    if (event.came === undefined) return say(who, PLAY, 'à pile ou face')
    return event.came === 'won' || event.came === 'lost'
      ? say(who, event.came === 'won' ? GAIN : LOSE, 'un lancer de pièce')
      : say(who, OBTAIN, CAME[event.came])
  },
  'rolls-dice': (event, scope) => {
    const who = relationMention(event.who, scope)
    if (event.natural !== undefined) return say(who, OBTAIN, `un ${event.natural} naturel`)
    if (event.result !== undefined) {
      const { op, amount } = event.result
      return say(who, OBTAIN, `un résultat ${masculine(comparison({ op, amount }, scope))} sur un dé`)
    }
    return say(who, CAST, event.each === true ? 'un dé' : 'un ou plusieurs dés')
  },
}
