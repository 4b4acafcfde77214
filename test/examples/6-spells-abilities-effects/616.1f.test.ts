import { describe, expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import {
  CREATURE,
  defineCard,
  defineCreature,
  keyword,
  replaces,
  slot,
  spell,
  target,
} from '../../support/define-card.ts'

const CARDS = [
  defineCard('No Grave', '{2}', 'Enchantment', [
    replaces({ kind: 'redirect-zone', what: { subject: 'card' }, to: 'graveyard', instead: 'exile' }),
  ]),
  defineCreature('Homing Eel', '{1}', 'Fish', '2/2', [
    replaces({
      kind: 'redirect-zone',
      what: 'self',
      from: 'battlefield',
      to: 'graveyard',
      instead: 'library',
    }),
  ]),
  defineCard('Cut Down', '{0}', 'Instant', [spell([slot(CREATURE)], { do: 'destroy', what: target() })]),
  defineCreature('Pattern of All', '{0}', 'Avatar', '6/6', [
    replaces({ kind: 'enters-as-copy', what: { ...CREATURE, controller: 'you' }, of: { is: { ref: 'self' } } }),
  ]),
  defineCreature('Rusty Guard', '{0}', 'Golem', '3/3', [
    replaces({ kind: 'enters-with', what: 'self', tapped: true, counters: { counter: '+1/+1', amount: 1 } }),
    keyword('vigilance'),
  ]),
]

const destroyed = () =>
  mainPhase(CARDS, {
    a: { hand: [{ id: 'cut', name: 'Cut Down' }], battlefield: [{ id: 'none', name: 'No Grave' }] },
    b: { battlefield: [{ id: 'eel', name: 'Homing Eel' }] },
  }).resolve('A', 'cut', ['eel'])

describe('616.1f: after one replacement effect the others are looked at again', () => {
  it('616.1f example 1: the controller of what is destroyed chooses one of two other places, and the other effect does nothing', () => {
    const game = destroyed()
    expect(game.decision).toMatchObject({ kind: 'choose-option', player: 'B', rule: '616.1' })
    const [first, second] = game.decision?.kind === 'choose-option' ? game.decision.options : []
    const byEel = [first!, second!].find((option) => option.includes('eel'))!
    const byOther = [first!, second!].find((option) => option.includes('none'))!
    game.answer(byEel)
    expect(game.names('exile')).toEqual(['Cut Down'])
    expect(game.player('B').library).toHaveLength(21)
    expect(game.events).toContainEqual({ kind: 'shuffled', player: 'B' })
    const exiled = destroyed().answer(byOther)
    expect(exiled.names('exile')).toEqual(['Cut Down', 'Homing Eel'])
    expect(exiled.player('B').library).toHaveLength(20)
  })

  it('616.1f example 2: what enters as a copy of something else does not enter as its own text said', () => {
    const game = mainPhase(CARDS, {
      a: { hand: [{ id: 'guard', name: 'Rusty Guard' }], battlefield: [{ id: 'pattern', name: 'Pattern of All' }] },
    }).resolve('A', 'guard')
    const [, entered] = game.state.battlefield
    expect(game.traits(entered!)).toMatchObject({ name: 'Pattern of All', power: 6, toughness: 6 })
    expect(game.object(entered!)).toMatchObject({ tapped: false, counters: {} })
    const alone = mainPhase(CARDS, { a: { hand: [{ id: 'guard', name: 'Rusty Guard' }] } }).resolve('A', 'guard')
    expect(alone.object(alone.find('Rusty Guard'))).toMatchObject({ tapped: true, counters: { '+1/+1': 1 } })
  })
})
