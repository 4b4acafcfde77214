import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import type { CostKeyword } from '../../../src/core/keyword.ts'
import { viewPosition } from '../../../src/engine/position/view-position.ts'
import {
  bigger,
  CREATURE,
  continuous,
  defineCard,
  defineCreature,
  fixedRule,
  keyword,
  manaCost,
  slot,
  spell,
  target,
} from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const paidBy = (name: CostKeyword, mana: string): Ability => ({ kind: 'keyword', keyword: name, cost: manaCost(mana) })

const CARDS = [
  defineCard(
    'Gift Spirit',
    '{1}{W}',
    'Enchantment Creature — Spirit',
    [paidBy('bestow', '{3}{W}'), keyword('flying'), continuous('attached', bigger(1))],
    { size: '1/1' },
  ),
  defineCreature('Ox', '{1}{G}', 'Ox', '3/3'),
  defineCard('Slay', '{0}', 'Instant', [spell([slot(CREATURE)], { do: 'destroy', what: target() })]),
  defineCard('Twin Word', '{0}', 'Instant', [
    spell([slot({ subject: 'spell' })], { do: 'copy-spell', what: target(), who: { ref: 'you' }, newTargets: false }),
  ]),
  defineCard('Loosen', '{0}', 'Instant', [
    spell([slot({ subject: 'permanent', subtypes: ['Aura'] })], { do: 'unattach', what: target() }),
  ]),
  defineCard('Quiet Law', '{2}', 'Artifact', [
    fixedRule({ kind: 'restriction', cant: { act: 'cast', who: 'any', what: { types: ['creature'] } } }),
  ]),
  defineCard('Beast Call', '{2}', 'Artifact', [
    fixedRule({
      kind: 'permission',
      may: { act: 'cast', who: 'you', what: { types: ['creature'] } },
      asThough: 'flash',
    }),
  ]),
  defineCreature('Shade', '{5}{U}', 'Ninja', '4/4', [paidBy('ninjutsu', '{1}{U}')]),
  defineCreature('Scout', '{U}', 'Human', '1/1'),
  defineCard('Captain', '{3}', 'Planeswalker — Captain', [], { size: '4' }),
]
const card = (name: string, id = name.toLowerCase().replaceAll(' ', '-')) => ({ id, name })
const cast = (object: string, more: object = {}) => ({ kind: 'cast-spell', player: 'A', object, ...more }) as const
const plains = (count: number) => lands(...Array(count).fill('Plains'))

describe('CR 702.103: bestow', () => {
  const game = (mana: number, ...others: readonly string[]) =>
    mainPhase(CARDS, {
      a: {
        hand: [card('Gift Spirit'), card('Slay'), card('Twin Word'), card('Loosen')],
        battlefield: [...plains(mana), card('Ox'), ...others.map((name) => card(name))],
      },
      b: { hand: [card('Slay', 'slay-b')] },
    })
  const bestowed = () => game(4).do(cast('gift-spirit', { pay: ['bestow'], targets: [['ox']] }))

  it('702.103a–b: an Aura spell with enchant creature, and then an Aura that is no creature', () => {
    const played = bestowed()
    const spellOf = played.turn.stack[0]!
    expect(played.traits(spellOf)).toMatchObject({ types: ['enchantment'], subtypes: ['Aura'] })
    expect(played.object(spellOf).onStack!.targets).toMatchObject([{ chosen: ['ox'] }])
    played.passAll()
    const aura = played.find('Gift Spirit')
    expect(played.traits(aura)).toMatchObject({ types: ['enchantment'], subtypes: ['Aura'] })
    expect(played.object(aura).attachedTo).toBe('ox')
    expect(played.size('ox')).toBe('4/4')
  })
  it('702.103a: for its mana cost it is a creature, without a target', () => {
    const played = game(4)
      .do(cast('gift-spirit', { pay: [] }))
      .passAll()
    expect(played.traits(played.find('Gift Spirit')).types).toEqual(['enchantment', 'creature'])
    expect(played.size('ox')).toBe('3/3')
  })
  it('702.103a, 601.2b: asked where both can be done, and not where one cannot', () => {
    expect(game(4).judge(cast('gift-spirit'))).toMatchObject({
      decision: { rule: '702.103a', options: ['mana-cost', 'bestow'] },
    })
    expect(game(2).judge(cast('gift-spirit'))).toMatchObject({ verdict: 'legal' })
    expect(
      game(4)
        .do(cast('gift-spirit', { targets: [['ox']] }))
        .passAll()
        .size('ox'),
    ).toBe('4/4')
  })
  it('702.103d: only what it is as an Aura spell is asked about', () => {
    const forbidden = game(4, 'Quiet Law')
    expect(forbidden.refusal(cast('gift-spirit', { pay: [] }))).toEqual(['cast.prohibited 101.2 601.3'])
    expect(forbidden.do(cast('gift-spirit')).passAll().size('ox')).toBe('4/4')
    const late = mainPhase(CARDS, {
      a: { hand: [card('Gift Spirit')], battlefield: [...plains(4), card('Ox'), card('Beast Call')] },
      turn: { step: 'upkeep' },
    })
    expect(late.refusal(cast('gift-spirit', { pay: ['bestow'], targets: [['ox']] }))).toEqual([
      'timing.sorcery 117.1a 303.1',
    ])
    expect(late.refusal(cast('gift-spirit', { pay: [] }))).toEqual(['legal'])
  })
  it('702.103e, 608.3b: with its target gone it goes on as a creature spell', () => {
    const played = bestowed().pass().cast('B', 'slay-b', ['ox']).passAll().passAll()
    expect(played.traits(played.find('Gift Spirit')).types).toEqual(['enchantment', 'creature'])
    expect(played.object(played.find('Gift Spirit')).attachedTo).toBeNull()
  })
  it('702.103f: what comes off ceases to be bestowed: by an effect, or since its creature is gone', () => {
    const off = bestowed().passAll()
    off.resolve('A', 'loosen', [off.find('Gift Spirit')])
    expect(off.traits(off.find('Gift Spirit')).types).toEqual(['enchantment', 'creature'])
    const dead = bestowed().passAll().resolve('A', 'slay', ['ox'])
    expect(dead.traits(dead.find('Gift Spirit')).subtypes).toEqual(['Spirit'])
    expect(dead.trail).toContain('702.103f')
  })
  it('702.103c: a copy of a bestowed Aura spell is one too, and becomes an Aura', () => {
    const played = bestowed()
    played.resolve('A', 'twin-word', [played.turn.stack[0]!]).passAll()
    expect(played.size('ox')).toBe('4/4')
    expect(played.passAll().size('ox')).toBe('5/5')
    expect(played.names('battlefield').filter((name) => name === 'Gift Spirit')).toHaveLength(2)
  })
})

describe('CR 702.49: ninjutsu', () => {
  const game = () =>
    mainPhase(CARDS, {
      a: { hand: [card('Shade')], battlefield: [...lands('Island', 'Island'), card('Scout')] },
      b: { battlefield: [card('Captain'), card('Ox')] },
    })
  const ninja = { kind: 'activate-ability', player: 'A', object: 'shade' } as const

  it('702.49a, 702.49c: an unblocked attacker is returned, and the card enters tapped, attacking the same', () => {
    const played = game().passTo('declare-attackers').attack(['scout', 'captain'])
    expect(played.refusal(ninja)).toEqual(['cost.not-enough 118.3'])
    played.passTo('declare-blockers').answer([]).do(ninja)
    expect(played.names('hand', 'A')).toContain('Scout')
    expect(played.names('hand', 'A')).toContain('Shade')
    played.passAll()
    const id = played.find('Shade')
    expect(played.object(id).tapped).toBe(true)
    expect(played.turn.combat!.attackers).toMatchObject([{ attacker: id, defender: 'captain' }])
    played.passTo('end-of-combat')
    expect(played.names('graveyard', 'B')).toEqual(['Captain'])
  })
  it('702.49b, 701.20a: the card stays revealed until the ability has left the stack', () => {
    const played = game().passTo('declare-attackers').attack(['scout', 'B'])
    const shown = () => JSON.stringify(viewPosition(played.state, 'B').players[0]!.hand).includes('Shade')
    played.passTo('declare-blockers').answer([])
    expect(shown()).toBe(false)
    played.do(ninja)
    expect(shown()).toBe(true)
  })
  it('702.49a: a blocked attacker does not serve', () => {
    const played = game().passTo('declare-attackers').attack(['scout', 'B'])
    played.passAll()
    played.block({ ox: 'scout' })
    expect(played.refusal(ninja)).toEqual(['cost.not-enough 118.3'])
  })
})
