import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import type { Effect } from '../../../src/core/effect.ts'
import {
  ANY_TARGET,
  activated,
  CREATURE,
  damages,
  defineCard,
  defineCreature,
  gainsLife,
  keyword,
  manaCost,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const copies = (newTargets: boolean): Effect => ({
  do: 'copy-spell',
  what: target('copied'),
  who: { ref: 'you' },
  newTargets,
})
const ON_STACK = { anyOf: [{ subject: 'spell' }, { subject: 'ability' }] } as const
const kicker: Ability = { kind: 'keyword', keyword: 'kicker', cost: manaCost('{0}') }
const CARDS = [
  defineCard('Spark', '{0}', 'Instant', [spell([slot(ANY_TARGET)], damages(3))]),
  defineCard('Spread', '{0}', 'Instant', [
    spell([{ id: 'target', filter: ANY_TARGET, min: 1, max: 2, divide: 3 }], { ...damages(3), divided: true }),
  ]),
  defineCard('Blast', '{X}', 'Instant', [spell([slot(ANY_TARGET)], damages({ kind: 'x' }))]),
  defineCard('Kicked', '{0}', 'Sorcery', [
    kicker,
    spell([], {
      do: 'if',
      condition: { kind: 'paid-additional-cost', keyword: 'kicker' },
      effects: [gainsLife(5)],
      otherwise: [gainsLife(1)],
    }),
  ]),
  defineCard('Either', '{0}', 'Instant', [
    {
      kind: 'spell',
      body: {
        kind: 'modal',
        min: 1,
        max: 1,
        modes: [
          { targets: [], effects: [gainsLife(2)] },
          { targets: [], effects: [gainsLife(7)] },
        ],
      },
    },
  ]),
  defineCard('Echo', '{0}', 'Instant', [spell([slot(ON_STACK, 'copied')], copies(false))]),
  defineCard('New Echo', '{0}', 'Instant', [spell([slot(ON_STACK, 'copied')], copies(true))]),
  defineCard('Deny', '{0}', 'Instant', [spell([slot({ subject: 'spell' })], { do: 'counter', what: target() })]),
  defineCreature('Ox', '{2}{G}', 'Ox', '9/9'),
  defineCreature('Cub', '{1}{W}', 'Cat', '2/2', [keyword('flying')]),
  defineCreature('Shy Ox', '{2}{G}', 'Ox', '9/9', [
    triggered({ on: 'becomes-target', what: 'self', by: ON_STACK }, [gainsLife(10)]),
  ]),
  defineCreature('Lone Voice', '{1}', 'Bard', '1/1', [
    triggered({ on: 'casts', who: 'you', what: { subject: 'spell', types: ['instant'] } }, [
      { do: 'copy-spell', what: { ref: 'event', role: 'object' }, who: { ref: 'you' }, newTargets: false },
    ]),
    activated([], [slot(CREATURE)], damages(1)),
  ]),
  defineCard('Counting House', '{1}', 'Enchantment', [
    triggered({ on: 'casts', who: 'any', what: { subject: 'spell' } }, [gainsLife(100)]),
  ]),
]
const hand = ['Cub', 'Spark', 'Spread', 'Blast', 'Kicked', 'Either', 'Echo', 'New Echo', 'Deny'].map((name) => ({
  id: name.toLowerCase().replace(' ', '-'),
  name,
}))
const game = (...permanents: readonly string[]) =>
  mainPhase(CARDS, {
    a: { hand, battlefield: [...lands('Plains', 'Plains'), ...permanents.map((name) => ({ id: name, name }))] },
    b: { battlefield: [{ id: 'theirs', name: 'Ox' }] },
  })
const top = (one: ReturnType<typeof game>) => one.turn.stack.at(-1)!

describe('CR 707.10: copying a spell', () => {
  it('puts a copy on top, owned and controlled by whom the effect says, that is not cast', () => {
    const one = game('Counting House').cast('A', 'spark', ['B'])
    one.pass().pass()
    expect(one.player('A').life).toBe(120)
    one.cast('A', 'echo', ['spark.2']).pass().pass().pass().pass()
    expect(one.names('stack')).toEqual(['Spark', 'Spark'])
    expect(one.player('A').life).toBe(220)
    expect(one.object(top(one))).toMatchObject({ owner: 'A', controller: 'A', substance: { kind: 'copy' } })
    expect(one.object(top(one)).onStack).toMatchObject({ kind: 'spell', castFrom: null, source: top(one) })
    expect(one.trail).toContain('707.10')
  })

  it('resolves like the spell and is nowhere afterwards', () => {
    const one = game().cast('A', 'spark', ['B']).cast('A', 'echo', ['spark.2']).passAll().passAll()
    expect(one.player('B').life).toBe(17)
    expect(one.names('graveyard', 'A')).toEqual(['Echo'])
    expect(one.passAll().player('B').life).toBe(14)
    expect(one.names('graveyard', 'A')).toEqual(['Echo', 'Spark'])
  })

  it('can be countered like any spell, without a card in a graveyard', () => {
    const one = game().cast('A', 'spark', ['B']).cast('A', 'echo', ['spark.2']).passAll()
    one.cast('A', 'deny', [top(one)]).passAll()
    expect(one.names('stack')).toEqual(['Spark'])
    expect(one.names('graveyard', 'A')).toEqual(['Deny', 'Echo'])
  })

  it('copies the division of damage', () => {
    const one = game('Ox').do({
      kind: 'cast-spell',
      player: 'A',
      object: 'spread',
      targets: [['B', 'theirs']],
      divide: [{ B: 1, theirs: 2 }],
    })
    one.cast('A', 'echo', ['spread.2']).passAll().passAll()
    expect([one.player('B').life, one.object('theirs').damage]).toEqual([19, 2])
  })

  it('copies the value of X, but no mana was spent on it', () => {
    const one = game().do({ kind: 'cast-spell', player: 'A', object: 'blast', x: 2, targets: [['B']] })
    expect(one.object('blast.2').onStack?.manaSpent).toHaveLength(2)
    one.cast('A', 'echo', ['blast.2']).passAll()
    expect(one.object(top(one)).onStack).toMatchObject({ x: 2, manaSpent: [] })
    expect(one.passAll().player('B').life).toBe(18)
  })

  it('copies that additional costs were paid', () => {
    const one = game().do({ kind: 'cast-spell', player: 'A', object: 'kicked', pay: ['kicker'] })
    one.cast('A', 'echo', ['kicked.2']).passAll().passAll()
    expect(one.player('A').life).toBe(25)
  })

  it('copies the chosen mode', () => {
    const one = game().do({ kind: 'cast-spell', player: 'A', object: 'either', modes: [1] })
    one.cast('A', 'echo', ['either.2']).passAll().passAll()
    expect(one.player('A').life).toBe(27)
  })

  it('copies one that has left the stack as it last was', () => {
    const one = game('Lone Voice').cast('A', 'spark', ['B']).pass()
    const voice = top(one)
    one.pass()
    expect(voice).not.toBe('spark.2')
    expect(one.names('stack')).toEqual(['Spark', 'Spark'])
    const other = game('Lone Voice').cast('A', 'spark', ['B'])
    other.cast('A', 'deny', ['spark.2'])
    // Deny's own trigger first, then Deny itself, which counters the first Spark under its trigger.
    other.pass().pass()
    other.pass().pass()
    other.passAll()
    expect(other.names('graveyard', 'A')).toContain('Spark')
    expect(other.names('stack')).toContain('Lone Voice')
    other.passAll()
    expect(other.names('stack')).toEqual(['Spark'])
  })

  it('copies an ability with the same source (707.10b)', () => {
    const one = game('Lone Voice').do({
      kind: 'activate-ability',
      player: 'A',
      object: 'Lone Voice',
      targets: [['theirs']],
    })
    one.cast('A', 'echo', [top(one)])
    one.pass().pass()
    one.pass().pass()
    const copied = one.state.turns[0]!.stack.map((id) => one.object(id).onStack)
    expect(copied.map((facts) => [facts?.kind, facts?.source])).toContainEqual(['activated', 'Lone Voice'])
    for (let i = 0; i < 6 && one.turn.stack.length > 0; i++) one.passAll()
    expect(one.object('theirs').damage).toBeGreaterThanOrEqual(2)
  })
})

describe('CR 707.10c: new targets for the copy', () => {
  it('may be chosen one by one, or left', () => {
    const one = game('Ox').cast('A', 'spark', ['B']).cast('A', 'new-echo', ['spark.2']).passAll()
    expect(one.decision).toMatchObject({ kind: 'choose-targets', rule: '707.10c', player: 'A' })
    one.answer(['theirs'])
    expect(one.object(top(one)).onStack?.targets.map(({ chosen }) => chosen)).toEqual([['theirs']])
    expect(one.object('spark.2').onStack?.targets.map(({ chosen }) => chosen)).toEqual([['B']])
  })

  it('make what the copy targets become a target once', () => {
    const one = game('Shy Ox').cast('A', 'spark', ['B']).cast('A', 'new-echo', ['spark.2']).passAll()
    one.answer(['Shy Ox'])
    expect(one.names('stack')).toEqual(['Spark', 'Spark', 'Shy Ox'])
  })
})

describe('CR 608.3f, 707.10f: a copy of a permanent spell', () => {
  it('becomes a token with its characteristics, which nobody created', () => {
    const one = game('Counting House').cast('A', 'cub').cast('A', 'echo', ['cub.2'])
    for (let i = 0; i < 8 && one.turn.stack.length > 0; i++) one.passAll()
    const [token] = Object.values(one.state.objects).filter(({ substance }) => substance.kind === 'token')
    expect(token).toMatchObject({ zone: 'battlefield', owner: 'A', controller: 'A', summoningSick: true })
    expect(one.traits(token!.id)).toMatchObject({ name: 'Cub', manaValue: 2, colors: ['W'], power: 2, toughness: 2 })
    expect(one.has(token!.id, 'flying')).toBe(true)
    expect(one.events.some(({ kind }) => kind === 'token-created')).toBe(false)
    expect(one.names('battlefield', 'A').filter((name) => name === 'Cub')).toHaveLength(2)
  })
})

it('a copy on the stack is written and read again', () => {
  const one = game().cast('A', 'spark', ['B']).cast('A', 'echo', ['spark.2']).passAll()
  const position = JSON.parse(one.written())
  expect(position.stack[1]).toMatchObject({ name: 'Spark', copy: true, controller: 'A' })
})
