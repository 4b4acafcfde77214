import { describe, expect, it } from 'vitest'
import type { Modification } from '../../../src/core/modification.ts'
import {
  CREATURE,
  continuous,
  defineCard,
  defineCreature,
  gainsLife,
  replaces,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const raises = (...being: readonly Modification[]) =>
  spell([slot({ subject: 'card', types: ['creature'], zones: ['graveyard'] })], {
    do: 'move',
    what: target(),
    from: 'graveyard',
    to: 'battlefield',
    under: { ref: 'you' },
    being,
  })
const CARDS = [
  defineCreature('Plain Ox', '{G}', 'Ox', '3/3'),
  defineCreature('Small Maker', '{G}', 'Shaper', '2/2', [
    continuous(CREATURE, { kind: 'set-power-toughness', power: 1, toughness: 1 }),
  ]),
  defineCard('As a Shrine', '{0}', 'Sorcery', [raises({ kind: 'types', types: ['enchantment'] })]),
  defineCard('As a Giant', '{0}', 'Sorcery', [raises({ kind: 'set-power-toughness', power: 7, toughness: 7 })]),
  defineCard('Shrine Keeper', '{1}', 'Enchantment', [
    triggered({ on: 'enters', what: { subject: 'permanent', types: ['enchantment'] } }, [gainsLife(4)]),
  ]),
  defineCard('Slow Shrines', '{1}', 'Artifact', [
    replaces({ kind: 'enters-with', what: { subject: 'permanent', types: ['enchantment'] }, tapped: true }),
  ]),
]
const card = (name: string) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name })
const raised = (dead: string, how: string, ...battlefield: readonly string[]) =>
  mainPhase(CARDS, {
    a: { life: 20, battlefield: battlefield.map(card), hand: [card(how)], graveyard: [{ id: 'dead', name: dead }] },
  }).resolve('A', card(how).id, ['dead'])

describe('CR 611.2e: what a permanent is as an effect puts it onto the battlefield', () => {
  it('it is that at once: what watches for such permanents sees it enter', () => {
    const game = raised('Plain Ox', 'As a Shrine', 'Shrine Keeper').passAll()
    expect(game.traits(game.find('Plain Ox')).types.toSorted()).toEqual(['creature', 'enchantment'])
    expect(game.player('A').life).toBe(24)
  })

  it('614.12: what replaces the entering of such permanents does so', () => {
    const game = raised('Plain Ox', 'As a Shrine', 'Slow Shrines')
    expect(game.object(game.find('Plain Ox')).tapped).toBe(true)
  })

  it('it stays so for as long as it is there', () => {
    const game = raised('Plain Ox', 'As a Shrine').passTo('end').passTo('upkeep')
    expect(game.traits(game.find('Plain Ox')).types).toContain('enchantment')
  })
})

it('CR 613.7n: the effect is newer than the permanent’s own static ability', () => {
  const game = raised('Small Maker', 'As a Giant', 'Plain Ox')
  expect([game.size(game.find('Small Maker')), game.size('plain-ox')]).toEqual(['7/7', '1/1'])
})
