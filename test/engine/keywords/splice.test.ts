import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import {
  ANY_TARGET,
  CREATURE,
  damages,
  defineCard,
  defineCreature,
  gainsLife,
  manaCost,
  protectionFrom,
  slot,
  spell,
  target,
} from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const splice = (mana: string): Ability => ({
  kind: 'keyword',
  keyword: 'splice',
  filter: { subtypes: ['Arcane'] },
  cost: manaCost(mana),
})
const CARDS = [
  defineCard('Mist Path', '{U}', 'Instant — Arcane', [spell([], gainsLife(1))]),
  defineCard('Mist Grip', '{U}', 'Instant — Arcane', [spell([slot(CREATURE)], { do: 'tap', what: target() })]),
  defineCard('Plain Path', '{U}', 'Instant', [spell([], gainsLife(1))]),
  defineCard('Cold Ray', '{1}{R}', 'Instant — Arcane', [splice('{R}'), spell([slot(ANY_TARGET)], damages(2))]),
  defineCard('Warm Rain', '{3}{G}', 'Sorcery — Arcane', [splice('{G}'), spell([], gainsLife(4))]),
  defineCreature('Red Guard', '{1}{W}', 'Soldier', '3/3', [protectionFrom('R')]),
  defineCard('Unword', '{0}', 'Instant', [spell([slot({ subject: 'spell' })], { do: 'counter', what: target() })]),
  defineCard('Echo Word', '{0}', 'Instant', [
    spell([slot({ subject: 'spell' })], { do: 'copy-spell', what: target(), who: { ref: 'you' }, newTargets: false }),
  ]),
]
const card = (name: string) => ({ id: name.toLowerCase().replace(' ', '-'), name })
const cast = (object: string, more: object) => ({ kind: 'cast-spell', player: 'A', object, ...more }) as const
const game = (mana: readonly string[], hand: readonly string[]) =>
  mainPhase(CARDS, {
    a: { hand: hand.map(card), battlefield: lands(...mana) },
    b: { battlefield: [card('Red Guard')] },
  })

describe('CR 702.47, 612.10: splice', () => {
  it('702.47a, 601.2b, 612.10: the spell gains the text for the splice cost, and the card stays in hand', () => {
    const played = game(['Island', 'Mountain'], ['Mist Path', 'Cold Ray'])
    played.do(cast('mist-path', { pay: ['splice:cold-ray'], targets: [['B']] }))
    expect(played.events.some((event) => event.kind === 'revealed' && event.objects.includes('cold-ray'))).toBe(true)
    played.passAll()
    expect([played.player('A').life, played.player('B').life]).toEqual([21, 18])
    expect(played.names('hand', 'A')).toEqual(['Cold Ray'])
  })
  it('702.47c: it gains nothing else: it is not red, and the damage is its own', () => {
    const played = game(['Island', 'Mountain'], ['Mist Path', 'Cold Ray'])
    played.do(cast('mist-path', { pay: ['splice:cold-ray'], targets: [['red-guard']] }))
    expect(played.traits(played.turn.stack[0]!)).toMatchObject({ name: 'Mist Path', colors: ['U'], manaValue: 1 })
    expect(played.passAll().object('red-guard').damage).toBe(2)
  })
  it('702.47a: only onto such a spell, for the whole cost, with the mana for both', () => {
    const plain = game(['Island', 'Mountain'], ['Plain Path', 'Cold Ray'])
    expect(plain.refusal(cast('plain-path', { pay: ['splice:cold-ray'], targets: [['B']] }))).toEqual([
      'cost.option-unknown 601.2b 118.8a',
    ])
    const poor = game(['Island'], ['Mist Path', 'Cold Ray'])
    expect(poor.refusal(cast('mist-path', { pay: ['splice:cold-ray'], targets: [['B']] }))).toEqual([
      'cost.mana 601.2h 601.2f 118.3',
    ])
    expect(poor.refusal(cast('mist-path', {}))).toEqual(['legal'])
  })
  it('702.47b: each card once, in the order chosen, after what the main spell says', () => {
    const played = game(['Island', 'Mountain', 'Forest'], ['Mist Grip', 'Cold Ray', 'Warm Rain'])
    const both = ['splice:warm-rain', 'splice:cold-ray', 'splice:warm-rain']
    played.do(cast('mist-grip', { pay: both, targets: [['red-guard'], ['A']] }))
    expect(played.object(played.turn.stack[0]!).onStack!.spliced).toHaveLength(2)
    played.passAll()
    const lives = played.events.flatMap((event) => (event.kind === 'life' ? [event.delta] : []))
    expect(lives).toEqual([4, -2])
    expect(played.object('red-guard').tapped).toBe(true)
  })
  it('702.47d–e: with every target illegal it does not resolve; off the stack nothing of it is left', () => {
    const played = game(['Island', 'Mountain'], ['Mist Path', 'Cold Ray', 'Unword'])
    played.do(cast('mist-path', { pay: ['splice:cold-ray'], targets: [['red-guard']] }))
    played.resolve('A', 'unword', [played.turn.stack[0]!])
    expect(played.traits(played.find('Mist Path', 'graveyard')).abilities).toHaveLength(1)
  })
  it('702.47a: asked for each card where the action does not say', () => {
    const played = game(['Island', 'Mountain'], ['Mist Path', 'Cold Ray'])
    expect(played.judge(cast('mist-path', {}))).toMatchObject({
      decision: { kind: 'yes-or-no', key: 'pay:mist-path:splice:cold-ray' },
    })
  })
  it('707.10: what a copy of it says is not judged', () => {
    const played = game(['Island', 'Mountain'], ['Mist Path', 'Cold Ray', 'Echo Word'])
    played.do(cast('mist-path', { pay: ['splice:cold-ray'], targets: [['B']] }))
    played.cast('A', 'echo-word', [played.turn.stack[0]!])
    expect(played.judge({ kind: 'pass-all' })).toMatchObject({ verdict: 'unsupported' })
  })
})
