import { describe, expect, it } from 'vitest'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { Modification } from '../../../src/core/modification.ts'
import {
  defineCard,
  defineCreature,
  fixedRule,
  keyword,
  replaces,
  slot,
  spell,
  target,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const HASTE: Modification = { kind: 'add-ability', ability: keyword('haste') }
const CREATURE_SPELL = { subject: 'spell', types: ['creature'] } as const

const CARDS: readonly CardDefinition[] = [
  defineCreature('Ox', '{0}', 'Ox', '1/1'),
  defineCreature('Elk', '{0}', 'Elk', '1/1'),
  defineCard('Bauble', '{0}', 'Artifact'),
  defineCard('Promise', '{0}', 'Instant', [
    spell([], {
      do: 'next-spell',
      who: { ref: 'you' },
      what: CREATURE_SPELL,
      modifications: [HASTE],
      duration: 'end-of-turn',
    }),
  ]),
  defineCard('Quickener', '{0}', 'Artifact', [
    fixedRule({ kind: 'as-cast', who: 'you', what: CREATURE_SPELL, modifications: [HASTE] }),
  ]),
  defineCard('Break', '{0}', 'Instant', [
    spell([slot({ subject: 'permanent', types: ['artifact'] })], { do: 'destroy', what: target() }),
  ]),
  defineCard('Slow Gate', '{0}', 'Enchantment', [replaces({ kind: 'enters-with', what: {}, tapped: true })]),
]
const hand = CARDS.map(({ name }) => ({ id: name.toLowerCase(), name }))
const game = () => mainPhase(CARDS, { a: { hand } })

describe('CR 611.2f: an effect on the next spell of a sort', () => {
  it('611.2f: begins as such a spell is put on the stack, and goes on for the permanent', () => {
    const one = game().resolve('A', 'promise').cast('A', 'ox')
    expect(one.has(one.find('Ox', 'stack'), 'haste')).toBe(true)
    one.passAll()
    expect(one.has(one.find('Ox'), 'haste')).toBe(true)
  })

  it('611.2f: passes over spells of another sort, and is for one spell only', () => {
    const one = game().resolve('A', 'promise').resolve('A', 'bauble').resolve('A', 'ox').resolve('A', 'elk')
    expect([one.has(one.find('Ox'), 'haste'), one.has(one.find('Elk'), 'haste')]).toEqual([true, false])
  })

  it('611.2f: does nothing to spells that are on the stack already', () => {
    const one = game().cast('A', 'ox').resolve('A', 'promise').passAll()
    expect(one.has(one.find('Ox'), 'haste')).toBe(false)
  })

  it('611.2f: waits no longer than it says', () => {
    const one = game().resolve('A', 'promise').passTo('end').passAll()
    expect(one.state.effects).toEqual([])
  })
})

describe('CR 610.5: a static ability that gives spells something as they are cast', () => {
  it('610.5: does so as they are put on the stack', () => {
    const one = game().resolve('A', 'quickener').cast('A', 'ox')
    expect(one.has(one.find('Ox', 'stack'), 'haste')).toBe(true)
  })

  it('610.5: once and for all, whatever becomes of its object', () => {
    const one = game().resolve('A', 'quickener').cast('A', 'ox')
    one.resolve('A', 'break', [one.find('Quickener')]).passAll()
    expect(one.has(one.find('Ox'), 'haste')).toBe(true)
  })

  it('610.5: not to spells that are on the stack already', () => {
    const one = mainPhase(CARDS, { a: { hand } }).cast('A', 'ox')
    expect(one.has(one.find('Ox', 'stack'), 'haste')).toBe(false)
  })
})
