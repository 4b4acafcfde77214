import type { Action, ActivateAbility, CastSpell, Choices, SpecialAction } from '../core/action.ts'
import type { Answer } from '../core/decision.ts'
import type { Face } from '../core/face.ts'
import type { TargetId } from '../core/ids.ts'
import { ANYTHING, actedOnBy, controlledBy, playableBy } from './action-setting.ts'
import { attacksInBands } from './attacks-in-bands.ts'
import { CHOICE_WORDS, FACE_WORDS, PLAIN_WORDS, VERB_WORDS } from './keywords.ts'
import { printManaTypes, printModes, printTargets } from './print-stack.ts'
import { cardName, type Printing, printRef, say } from './printing.ts'
import { printName, printWord } from './quote.ts'

/** An action in words; undefined where a text has none for something in it. */
export const printAction = (printing: Printing, action: Action): string | undefined => {
  if (action.kind === 'pass-all') return say(printing, PLAIN_WORDS.allPass)
  if (action.decider !== undefined) return undefined
  const player = printWord(action.player)
  const by = (verb: keyof typeof VERB_WORDS, what = '') =>
    `${player} ${say(printing, VERB_WORDS[verb])} ${what}`.trimEnd()
  const none = say(printing, PLAIN_WORDS.none)
  switch (action.kind) {
    case 'pass-priority':
      return by('pass')
    case 'concede':
      return by('concede')
    case 'shortcut':
      return undefined
    case 'play-land':
      return by(
        'play',
        `${printCard(printing, action)}${action.face === undefined ? '' : ` (${printFace(printing, action.face)})`}`,
      )
    case 'cast-spell':
      return by('cast', `${printCard(printing, action)}${printChoices(printing, action)}`)
    case 'activate-ability': {
      const number = action.ability === undefined ? '' : ` ${action.ability + 1}`
      const object = printRef(printing, action.object, controlledBy(action.player))
      return by('activate', `${object}${number}${printChoices(printing, action)}`)
    }
    case 'special-action':
      return by(action.what, `${printSpecial(printing, action)}${printChoices(printing, action)}`)
    case 'declare-attackers': {
      const own = controlledBy(action.player)
      const attackers = attacksInBands(action.attackers)?.map((members) => {
        const band = members.map(({ attacker }) => printRef(printing, attacker, own)).join(' + ')
        const defender = members[0]?.defender
        return defender === undefined ? band : `${band} -> ${printRef(printing, defender, ANYTHING)}`
      })
      return attackers === undefined ? undefined : by('attack', attackers.join(', ') || none)
    }
    case 'declare-blockers': {
      const own = controlledBy(action.player)
      const word = say(printing, PLAIN_WORDS.with)
      const blocks = action.blockers.map(
        ({ blocker, attacker }) =>
          `${printRef(printing, attacker, ANYTHING)} ${word} ${printRef(printing, blocker, own)}`,
      )
      return by('block', blocks.join(', ') || none)
    }
    case 'choose': {
      const answer = printAnswer(printing, action.answer)
      const key = action.key === undefined ? '' : ` (${say(printing, CHOICE_WORDS.key)} ${printName(action.key)})`
      return answer === undefined ? undefined : by(answer.verb, `${answer.text}${key}`)
    }
  }
}

interface Card {
  readonly player: string
  readonly object?: string
  readonly card?: string
}

const printCard = (printing: Printing, { player, object, card }: Card): string => {
  if (object !== undefined) return printRef(printing, object, playableBy(player))
  return card === undefined ? '' : printName(cardName(printing, card))
}

const printSpecial = (printing: Printing, { what, player, object, card }: SpecialAction): string => {
  if (what === 'take-companion') return ''
  return object === undefined
    ? printCard(printing, { player, ...(card === undefined ? {} : { card }) })
    : printRef(printing, object, actedOnBy(player))
}

const printFace = (printing: Printing, face: Face): string =>
  `${say(printing, CHOICE_WORDS.face)} ${say(printing, FACE_WORDS[face])}`

type Chosen = CastSpell | ActivateAbility | SpecialAction

const printChoices = (printing: Printing, action: Chosen): string => {
  const { targets = [], divide = [] }: Choices = action
  const told = printTold(printing, action)
  let divided = 0
  const slots = targets.map((chosen) => {
    const shares = divide[divided]
    const isDivided = shares !== undefined && chosen.some((id) => Object.hasOwn(shares, id))
    if (isDivided) divided++
    return ` -> ${printTargets(printing, isDivided ? ({ chosen, division: shares } as never) : chosen)}`
  })
  return `${told.length === 0 ? '' : ` (${told.join(', ')})`}${slots.join('')}`
}

const printTold = (printing: Printing, action: Chosen): readonly string[] => {
  const { modes, pay, x, costs = {}, payment }: Choices = action
  const word = (key: keyof typeof CHOICE_WORDS) => say(printing, CHOICE_WORDS[key])
  const refs = (ids: readonly TargetId[]) => ids.map((id) => printRef(printing, id, ANYTHING)).join(' + ')
  const produces = action.kind === 'activate-ability' ? action.produces : undefined
  const lands = payment?.mana.map((one) => one.source) ?? []
  return [
    ...(action.kind === 'cast-spell' && action.face !== undefined ? [printFace(printing, action.face)] : []),
    ...(action.kind === 'cast-spell' && action.faceDown === true ? [word('faceDown')] : []),
    ...(action.kind === 'special-action' && action.by !== undefined ? [`${word('by')} ${printName(action.by)}`] : []),
    ...(x === undefined ? [] : [`X=${x}`]),
    ...(modes === undefined ? [] : [printModes(word('modes'), modes)]),
    ...(pay === undefined ? [] : [`${word('pay')} ${pay.map(printName).join(' + ')}`]),
    ...(produces === undefined ? [] : [`${word('produces')} ${printManaTypes(produces)}`]),
    ...Object.entries(costs).map(([kind, ids]) =>
      kind in CHOICE_WORDS ? `${word(kind as keyof typeof CHOICE_WORDS)} ${refs(ids)}` : '',
    ),
    ...(lands.length === 0 ? [] : [`${word('lands')} ${refs(lands)}`]),
    ...(payment?.lifeFor === undefined ? [] : [`${word('lifeFor')} ${payment.lifeFor}`]),
  ]
}

const printAnswer = (printing: Printing, answer: Answer): { verb: 'say' | 'choose'; text: string } | undefined => {
  const { yes, no, none } = PLAIN_WORDS
  if (typeof answer === 'boolean') return { verb: 'say', text: say(printing, answer ? yes : no) }
  if (typeof answer === 'number') return { verb: 'say', text: String(answer) }
  if (typeof answer === 'string') return { verb: 'say', text: printName(answer) }
  if (!Array.isArray(answer)) {
    const shares = Object.entries(answer).map(([id, share]) => `${printRef(printing, id, ANYTHING)} (${share})`)
    return { verb: 'choose', text: shares.join(', ') }
  }
  const list = answer as readonly unknown[]
  if (list.length === 0) return { verb: 'choose', text: say(printing, none) }
  if (list.every((one) => typeof one === 'number')) {
    return { verb: 'choose', text: printModes(say(printing, CHOICE_WORDS.modes), list) }
  }
  if (!list.every((one) => typeof one === 'string')) return undefined
  return { verb: 'choose', text: list.map((id) => printRef(printing, id, ANYTHING)).join(', ') }
}
