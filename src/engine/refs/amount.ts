import type { Amount } from '../../core/amount.ts'
import { BASIC_LAND_MANA } from '../../core/card-type.ts'
import { countersOf } from '../../core/counter.ts'
import type { TargetId } from '../../core/ids.ts'
import { colorsOfCost } from '../../core/mana.ts'
import { type Characteristics, type GameObject, namesOf } from '../../core/object.ts'
import type { Variant } from '../../core/state.ts'
import { notedUnder } from '../links/memory.ts'
import { costsPaid } from './costs-paid.ts'
import { characteristicsOf, type Env, isPlayer, objectOf } from './env.ts'

/** CR 608.2h: works a number out now; what is gone is taken as it last was. One that can't be found is 0 (107.2). */
export const evaluate = (env: Env, amount: Amount): number => {
  if (typeof amount === 'number') return amount
  switch (amount.kind) {
    case 'x':
      return env.x
    case 'count':
      return env.read.findAll(env, amount.filter).length
    case 'characteristic':
      return sumOf(env.read.lookUp(env, amount.of), (id) => traitOf(env, id, amount.which))
    case 'counters':
      return sumOf(env.read.lookUp(env, amount.on), (id) => countersOf(holderOf(env, id), amount.counter))
    case 'life':
    case 'speed':
    case 'level':
    case 'times-mutated':
    case 'starting-life':
    case 'hand-size':
      return sumOf(env.read.lookUp(env, amount.of), (id) => OF_EACH[amount.kind](env, id))
    case 'x-of':
    case 'times-paid':
    case 'targets':
    case 'mana-spent':
      return announced(env, amount)
    case 'event-amount':
      return env.event?.amount ?? 0
    case 'bound':
      return env.numbers[amount.name] ?? env.bound[amount.name]?.length ?? 0
    case 'sum':
      return sumOf(amount.of, (part) => evaluate(env, part))
    case 'times':
      return amount.factor * evaluate(env, amount.of)
    case 'half': {
      const half = evaluate(env, amount.of) / 2
      return amount.round === 'up' ? Math.ceil(half) : Math.floor(half)
    }
    case 'greatest':
      return env.read
        .findAll(env, amount.filter)
        .reduce((most, id) => Math.max(most, traitOf(env, id, amount.which)), 0)
    case 'total':
      return sumOf(env.read.findAll(env, amount.filter), (id) => traitOf(env, id, amount.which))
    case 'distinct':
      return distinct(env, amount)
    case 'roll-result':
      return rollResult(env, amount.difference === true)
    // CR 607.5a: a number that nobody chose does nothing.
    case 'chosen-number':
      return Number(notedUnder(env, amount) ?? 0)
    case 'devotion':
      return devotion(env, amount)
    case 'this-turn':
      return thisTurn(env, amount)
  }
}

/** Numbers that a player or an object has. */
const OF_EACH = {
  life: ({ view }: Env, id: string) => view.state.players[id]?.life ?? 0,
  speed: ({ view }: Env, id: string) => view.state.players[id]?.speed ?? 0,
  // CR 107.16a, 716.2d: what a level bar asks, to be used and to work; without a level it is 1.
  level: ({ view }: Env, id: string) => objectOf(view, id)?.level ?? 1,
  'times-mutated': ({ view }: Env, id: string) => timesMutated(objectOf(view, id)),
  'starting-life': ({ view }: Env) => STARTING_LIFE[view.state.rules.variant],
  'hand-size': ({ view }: Env, id: string) => view.state.players[id]?.hand.length ?? 0,
} as const

/** CR 706.2, 706.4: of several dice their sum, or how far they lie apart. */
const rollResult = (env: Env, difference: boolean): number => {
  const results = (env.chance?.rolls ?? []).map(({ result }) => result)
  if (results.length === 0) return 0
  return difference ? Math.max(...results) - Math.min(...results) : sumOf(results, (result) => result)
}

/** CR 103.4: 20 life, in the variants played here. */
const STARTING_LIFE: Readonly<Record<Variant, number>> = { 'two-player': 20, 'free-for-all': 20 }

const sumOf = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0)

const traitOf = (env: Env, id: TargetId, which: 'power' | 'toughness' | 'mana-value'): number => {
  const traits = characteristicsOf(env.view, id)
  if (traits === undefined) return 0
  return (which === 'mana-value' ? traits.manaValue : traits[which]) ?? 0
}

type Announced = Extract<Amount, { kind: 'x-of' | 'times-paid' | 'targets' | 'mana-spent' }>

/** What was decided or paid as a spell was cast or an ability activated. */
const announced = (env: Env, amount: Announced): number => {
  switch (amount.kind) {
    /** CR 107.3e, 607.2j: the value that object uses, or that was announced as it was cast. */
    case 'x-of':
      return sumOf(env.read.lookUp(env, amount.of), (id) => {
        const object = objectOf(env.view, id)
        return object?.onStack?.x ?? object?.cast?.x ?? 0
      })
    case 'times-paid':
      return costsPaid(env).filter((one) => one === amount.keyword).length
    case 'targets':
      return sumOf(env.read.lookUp(env, amount.of), (id) => targetCount(env, id))
    case 'mana-spent':
      return manaSpent(env, amount.what)
  }
}

const targetCount = (env: Env, id: TargetId): number =>
  sumOf(objectOf(env.view, id)?.onStack?.targets ?? [], ({ chosen }) => chosen.length)

/** CR 400.7d: for the spell that resolves or enters, or for the one that became the permanent an ability is on. */
const manaSpent = (env: Env, what: Extract<Amount, { kind: 'mana-spent' }>['what']): number => {
  const spell = env.facts?.kind === 'spell' ? env.facts.manaSpent : undefined
  const spent = spell ?? objectOf(env.view, env.source)?.cast?.manaSpent ?? []
  if (what === 'colors') return new Set(spent.filter((type) => type !== 'C')).size
  return what === undefined ? spent.length : spent.filter((type) => type === what).length
}

const holderOf = (env: Env, id: TargetId) =>
  isPlayer(env.view, id) ? env.view.state.players[id]!.counters : objectOf(env.view, id)?.counters

type Distinct = Extract<Amount, { kind: 'distinct' }>

const distinct = (env: Env, amount: Distinct): number => {
  const found = new Set<string>()
  for (const id of env.read.findAll(env, amount.filter)) {
    const traits = characteristicsOf(env.view, id)
    if (traits === undefined) continue
    for (const value of VALUES[amount.what](traits)) found.add(value)
  }
  return found.size
}

const VALUES: Readonly<Record<Distinct['what'], (traits: Characteristics) => readonly string[]>> = {
  colors: ({ colors }) => colors,
  'card-types': ({ types }) => types,
  'basic-land-types': ({ subtypes }) => subtypes.filter((subtype) => subtype in BASIC_LAND_MANA),
  /** CR 201.2b: what has no name has none that differs from others. */
  names: namesOf,
}

/** CR 700.5: each symbol counts once, of however many of the colours it is. */
const devotion = (env: Env, { of, colors }: Extract<Amount, { kind: 'devotion' }>): number => {
  const players = env.read.lookUp(env, of)
  return sumOf(env.view.state.battlefield, (id) => {
    const traits = env.view.of(id)
    if (traits === undefined || !players.includes(traits.controller)) return 0
    if (env.view.state.objects[id]?.phasedOut === true) return 0
    return (traits.manaCost ?? []).filter((symbol) => colorsOfCost([symbol]).some((color) => colors.includes(color)))
      .length
  })
}

/** CR 608.2i: what happened earlier counts as it was then, wherever those objects are and whatever they are now. */
const thisTurn = (env: Env, amount: Extract<Amount, { kind: 'this-turn' }>): number => {
  const { history, players } = env.view.state
  if (amount.what === 'creatures-died') return history.creaturesDied
  return sumOf(env.read.lookUp(env, amount.who), (id) => {
    switch (amount.what) {
      case 'spells-cast':
        return history.spellsCast[id] ?? 0
      case 'creatures-attacked-with':
        return history.attackedWith[id] ?? 0
      case 'cards-drawn':
        return history.cardsDrawn[id] ?? 0
      case 'life-gained':
        return history.lifeGained[id] ?? 0
      case 'life-lost':
        return history.lifeLost[id] ?? 0
      case 'lands-played':
        return players[id]?.landsPlayed ?? 0
      default:
        return 0
    }
  })
}

/** CR 702.140c, 730.2a: each time something merged with it. */
const timesMutated = (object: GameObject | undefined): number =>
  object?.merged?.filter(({ at }) => at !== undefined).length ?? 0
