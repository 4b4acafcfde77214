import { describe, expect, it } from 'vitest'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { Duration } from '../../../src/core/duration.ts'
import type { Effect } from '../../../src/core/effect.ts'
import { all, CREATURE, defineCard, defineCreature, keyword, slot, spell, target } from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { mainPhase } from '../main-phase.ts'

const PERMANENT = { subject: 'permanent' } as const
const imposes = (name: string, duration?: Duration): CardDefinition =>
  defineCard(name, '{0}', 'Instant', [
    spell([slot(PERMANENT), slot(PERMANENT, 'model')], {
      do: 'become-copy',
      what: target(),
      of: target('model'),
      ...(duration === undefined ? {} : { duration }),
    }),
  ])
const copyOfModel: Effect = {
  do: 'create-token-copy',
  who: { ref: 'you' },
  amount: 1,
  of: target(),
}
const CARDS: readonly CardDefinition[] = [
  defineCreature('Gull', '{U}', 'Bird', '1/1', [keyword('flying')]),
  defineCreature('Bear', '{G}', 'Bear', '2/2'),
  defineCreature('Ogre', '{R}', 'Ogre', '3/3'),
  imposes('Brief', 'end-of-turn'),
  imposes('Longer', 'your-next-turn'),
  imposes('Lasting'),
  imposes('Bound', 'while-source'),
  defineCard('Mirror', '{0}', 'Instant', [spell([slot(PERMANENT)], copyOfModel)]),
  defineCard('Swarm', '{0}', 'Instant', [
    spell([slot(CREATURE)], {
      do: 'become-copy',
      what: all({ ...CREATURE, notRef: target() }),
      of: target(),
      duration: 'end-of-turn',
    }),
  ]),
]
const board = (...names: readonly string[]): Game =>
  mainPhase(CARDS, {
    a: {
      battlefield: ['Gull', 'Bear', 'Ogre'].map((name) => ({ id: name.toLowerCase(), name })),
      hand: names.map((name) => ({ id: name.toLowerCase(), name })),
      library: ['Gull', 'Gull'],
    },
    b: { library: ['Gull', 'Gull'] },
  })
const nameOf = (one: Game, id = 'gull') => one.traits(id).name
/** Into the turn of the other player. */
const nextTurn = (one: Game): Game => one.passTo('end').passTo('upkeep')

describe('CR 613.2a: copies for a time', () => {
  it('611.2a, 613.2a: a permanent is a copy until the turn ends and itself afterwards', () => {
    const one = board('Brief').resolve('A', 'brief', ['gull'], ['ogre'])
    expect([nameOf(one), one.size('gull'), one.has('gull', 'flying')]).toEqual(['Ogre', '3/3', false])
    nextTurn(one)
    expect([nameOf(one), one.size('gull'), one.has('gull', 'flying')]).toEqual(['Gull', '1/1', true])
    expect([one.state.effects, 'copyOf' in one.object('gull')]).toEqual([[], false])
  })

  it('611.2c: all others become copies, and the one that is copied stays as it is', () => {
    const one = board('Swarm').resolve('A', 'swarm', ['bear'])
    expect(one.names('battlefield', 'A')).toEqual(['Bear', 'Bear', 'Bear'])
    expect(nextTurn(one).names('battlefield', 'A')).toEqual(['Bear', 'Gull', 'Ogre'])
  })

  it('613.7: the newest is seen; when it ends, what lies below it is', () => {
    const one = board('Longer', 'Brief').resolve('A', 'longer', ['gull'], ['bear'])
    one.resolve('A', 'brief', ['gull'], ['ogre'])
    expect(nameOf(one)).toBe('Ogre')
    expect(nameOf(nextTurn(one))).toBe('Bear')
    expect(nameOf(nextTurn(one))).toBe('Gull')
  })

  it('613.7: what ends below a newer one changes nothing until that ends', () => {
    const one = board('Brief', 'Longer').resolve('A', 'brief', ['gull'], ['bear'])
    one.resolve('A', 'longer', ['gull'], ['ogre'])
    expect(nameOf(nextTurn(one))).toBe('Ogre')
    expect(nameOf(nextTurn(one))).toBe('Gull')
  })

  it('707.4: over a copy that stays it ends to that one, and under one that stays it no longer counts', () => {
    const under = board('Lasting', 'Brief').resolve('A', 'lasting', ['gull'], ['bear'])
    under.resolve('A', 'brief', ['gull'], ['ogre'])
    expect(nameOf(nextTurn(under))).toBe('Bear')
    const over = board('Brief', 'Lasting').resolve('A', 'brief', ['gull'], ['bear'])
    over.resolve('A', 'lasting', ['gull'], ['ogre'])
    expect(nameOf(nextTurn(over))).toBe('Ogre')
  })

  it('707.2b, 613.2c: a copy of it is made of what it is then and stays so', () => {
    const one = board('Brief', 'Mirror').resolve('A', 'brief', ['gull'], ['ogre']).resolve('A', 'mirror', ['gull'])
    expect(nextTurn(one).names('battlefield', 'A')).toEqual(['Bear', 'Gull', 'Ogre', 'Ogre'])
  })

  it('611.2b: bound to something that may end at any moment it is left alone', () => {
    expect(board('Bound').cast('A', 'bound', ['gull'], ['ogre']).refusal({ kind: 'pass-all' })).toEqual(['unsupported'])
  })
})
