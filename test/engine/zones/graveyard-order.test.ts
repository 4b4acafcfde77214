import { describe, expect, it } from 'vitest'
import { all, CREATURE, defineCard, defineCreature, spell } from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const CARDS = [
  defineCreature('Ox', '{0}', 'Ox', '1/1'),
  defineCreature('Elk', '{0}', 'Elk', '1/1'),
  defineCreature('Owl', '{0}', 'Bird', '1/1'),
  defineCard('Sweep', '{0}', 'Sorcery', [spell([], { do: 'destroy', what: all(CREATURE) })]),
]
const named = (...names: readonly string[]) => names.map((name) => ({ id: name.toLowerCase(), name }))
const game = (options: Readonly<Record<string, boolean>>) =>
  mainPhase(CARDS, {
    a: { hand: named('Sweep'), battlefield: named('Ox', 'Elk') },
    b: { battlefield: named('Owl') },
    more: { rules: { options } },
  }).resolve('A', 'sweep')
const grave = (one: ReturnType<typeof game>) => one.player('A').graveyard.map((id) => one.traits(id).name)

describe('CR 404.3: cards put into one graveyard at the same time', () => {
  it('404.3: are arranged by their owner where the game keeps the order', () => {
    const one = game({ graveyardOrder: true })
    expect(one.decision).toMatchObject({ kind: 'order', purpose: 'graveyard', player: 'A', options: ['ox', 'elk'] })
    expect(grave(one.answer(['ox', 'elk']))).toEqual(['Ox', 'Elk', 'Sweep'])
    expect(grave(game({ graveyardOrder: true }).answer(['elk', 'ox']))).toEqual(['Elk', 'Ox', 'Sweep'])
  })

  it('404.3: nobody is asked where nothing looks at the order', () => {
    const one = game({})
    expect([one.decision, one.names('graveyard', 'A')]).toEqual([null, ['Elk', 'Ox', 'Sweep']])
  })
})
