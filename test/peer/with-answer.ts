import type { Ability, Body } from '../../src/core/ability.ts'
import type { Action, ActivateAbility, CastSpell, Choices } from '../../src/core/action.ts'
import type { Answer, Decision } from '../../src/core/decision.ts'
import type { ObjectId, TargetId } from '../../src/core/ids.ts'
import type { ManaType } from '../../src/core/mana.ts'
import type { Characteristics } from '../../src/core/object.ts'
import { activatedOf } from './activated-of.ts'
import { Halt } from './outcome.ts'

/** The action with one more of its choices made. The key of a question says which choice it is. */
export const withAnswer = (action: Action, decision: Decision, answer: Answer, traits: Characteristics): Action => {
  if (action.kind !== 'cast-spell' && action.kind !== 'activate-ability') {
    throw unanswerable(action, decision)
  }
  return { ...action, ...choiceOf(action, decision, answer, traits) }
}

/** A question that no field of the action can answer. */
const unanswerable = (action: Action, { key, kind, rule }: Decision): Halt =>
  new Halt({
    result: 'unsupported',
    gaps: [{ card: '', text: key, span: [0, 0], reason: `${action.kind} has no field to answer ${kind}`, rule }],
    at: key,
  })

type Choosing = CastSpell | ActivateAbility

const choiceOf = (
  action: Choosing,
  decision: Decision,
  answer: Answer,
  traits: Characteristics,
): Choices & Pick<ActivateAbility, 'produces'> => {
  const [what = '', , detail = ''] = decision.key.split(':')
  switch (what) {
    case 'targets':
      return { targets: withSlot(action, decision, answer as readonly TargetId[], traits) }
    case 'modes':
      return { modes: answer as readonly number[] }
    case 'x':
      return { x: answer as number }
    case 'pay':
      return { pay: [...(action.pay ?? []), ...(answer === true ? [detail] : [])] }
    case 'alternative':
      return { pay: [...(action.pay ?? []), ...(answer === 'mana-cost' ? [] : [answer as string])] }
    case 'divide':
      return { divide: [...(action.divide ?? []), answer as Readonly<Record<TargetId, number>>] }
    case 'costs':
      return {
        costs: { ...action.costs, [detail]: [...(action.costs?.[detail] ?? []), ...(answer as readonly ObjectId[])] },
      }
    case 'mana':
      return { produces: Array.from({ length: amountOf(action, traits) }, () => answer as ManaType) }
    case 'life-for':
      return { payment: { mana: action.payment?.mana ?? [], lifeFor: answer as number } }
    default:
      throw unanswerable(action, decision)
  }
}

/** How many units of the chosen type a mana ability makes. */
const amountOf = (action: Choosing, { abilities }: Characteristics): number => {
  if (action.kind !== 'activate-ability') return 1
  const listed = activatedOf(abilities)
  const bodies = action.ability === undefined ? listed : listed.slice(action.ability, action.ability + 1)
  const amounts = bodies
    .flatMap(({ ability: { body } }) => (body.kind === 'simple' ? body.effects : []))
    .flatMap((effect) =>
      effect.do === 'add-mana' && 'amount' in effect.mana && typeof effect.mana.amount === 'number'
        ? [effect.mana.amount]
        : [],
    )
  return amounts[0] ?? 1
}

/** Slots that were filled without asking, since there was one way to fill them, stay open before the one that was asked. */
const withSlot = (
  action: Choosing,
  decision: Decision,
  answer: readonly TargetId[],
  traits: Characteristics,
): readonly (readonly TargetId[])[] => {
  const targets = [...(action.targets ?? [])]
  if (decision.kind !== 'choose-targets') return targets
  const slots = slotsOf(action, traits)
  const place = slots.findIndex((slot, i) => slot === decision.slot && targets[i] === undefined)
  targets[Math.max(place, 0)] = answer
  return targets
}

const slotsOf = (action: Choosing, { abilities }: Characteristics): readonly string[] => {
  const bodies =
    action.kind === 'cast-spell'
      ? abilities.flatMap(spellBodies)
      : [activatedOf(abilities)[action.ability ?? 0]?.ability.body]
  return bodies.flatMap((body) => (body === undefined ? [] : slotsOfBody(body, action.modes ?? [])))
}

const spellBodies = (ability: Ability): readonly Body[] => (ability.kind === 'spell' ? [ability.body] : [])

const slotsOfBody = (body: Body, modes: readonly number[]): readonly string[] =>
  (body.kind === 'simple' ? [body] : modes.map((mode) => body.modes[mode]!)).flatMap(({ targets }) =>
    targets.map(({ id }) => id),
  )
