import { describe, expect, it } from 'vitest'
import type { CombatCost } from '../../../src/core/combat-cost.ts'
import type { Filter } from '../../../src/core/filter.ts'
import type { PositionEntry } from '../../../src/core/position.ts'
import {
  CREATURE,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  manaCost,
  OWN_CREATURE,
  tapsFor,
} from '../../support/define-card.ts'
import { inCombat } from './in-combat.ts'

const ox = { id: 'ox', name: 'Plain Ox' }
const pup = { id: 'pup', name: 'Small Pup' }
const ida = { id: 'ida', name: 'Ida, Path Warden' }
const YOU: Filter = { subject: 'player', player: 'you' }
const OWN_ARTIFACT: Filter = { subject: 'permanent', types: ['artifact'], controller: 'you' }
const toll = (name: string, price: Omit<CombatCost, 'kind'>) =>
  defineCard(name, '{2}', 'Enchantment', [fixedRule({ kind: 'combat-cost', ...price })])
const CARDS = [
  defineCard('Field', '', 'Land', [tapsFor('G')]),
  toll('Toll Gate', { act: 'attack', who: CREATURE, defending: YOU, cost: manaCost('{1}') }),
  toll('Blood Gate', { act: 'attack', who: CREATURE, cost: [{ kind: 'pay-life', amount: 2 }] }),
  toll('Bone Gate', { act: 'attack', who: CREATURE, cost: [{ kind: 'sacrifice', what: OWN_CREATURE, count: 1 }] }),
  toll('Thorn Hedge', { act: 'block', who: CREATURE, cost: manaCost('{1}') }),
  toll('Bone Hedge', { act: 'block', who: CREATURE, cost: [{ kind: 'sacrifice', what: OWN_CREATURE, count: 1 }] }),
  toll('Scrap Gate', { act: 'attack', who: CREATURE, cost: [{ kind: 'sacrifice', what: OWN_ARTIFACT, count: 1 }] }),
  toll('Scrap Hedge', { act: 'block', who: CREATURE, cost: [{ kind: 'sacrifice', what: OWN_ARTIFACT, count: 1 }] }),
  toll('Post Gate', { act: 'attack', who: CREATURE, cost: [{ kind: 'tap-permanents', what: OWN_CREATURE, count: 1 }] }),
  defineCreature('Eager Elf', '{G}', 'Elf', '1/1', [tapsFor('G')]),
  defineCreature('Proud Ox', '{3}{G}', 'Ox', '3/3', [
    fixedRule({
      kind: 'combat-cost',
      act: 'attack',
      who: 'self',
      cost: manaCost('{1}'),
      optional: true,
      after: [gainsLife(3)],
    }),
  ]),
]
const elf = { id: 'elf', name: 'Eager Elf' }

const attacking = (a: readonly PositionEntry[], b: readonly PositionEntry[], more: object = {}) =>
  inCombat('declare-attackers', { battlefield: a, ...more }, { battlefield: b }, {}, CARDS)

describe('CR 508.1h–j: costs to attack', () => {
  it('508.1j: are paid in full for each attacker, or the declaration is illegal', () => {
    const game = attacking([ox, pup, 'Field'], ['Toll Gate'])
    const before = game.written()
    expect(game.refusal(game.attackWith('ox', 'pup'))[0]).toMatch(/^cost\.mana/)
    expect(game.written()).toBe(before)
    game.attack('ox')
    expect(game.object(game.find('Field')).tapped).toBe(true)
    expect(game.turn.combat!.attackers).toHaveLength(1)
    expect(
      attacking([ox, pup, 'Field', 'Field'], ['Toll Gate']).attack('ox', 'pup').turn.combat!.attackers,
    ).toHaveLength(2)
  })

  it('nothing is paid for what attacks something else, or where nothing attacks', () => {
    const game = attacking([ox], ['Toll Gate', ida])
    expect(game.refusal(game.attackWith(['ox', 'B']))[0]).toMatch(/^cost\.mana/)
    expect(game.attack(['ox', 'ida']).turn.combat!.attackers).toHaveLength(1)
    expect(attacking([ox], ['Toll Gate']).attack().turn.combat!.attackers).toEqual([])
  })

  it('508.1h: several costs make one total', () => {
    const game = attacking([ox, 'Field', 'Field'], ['Toll Gate', 'Toll Gate', 'Blood Gate']).attack('ox')
    expect(game.player('A').life).toBe(18)
    expect(
      attacking([ox, 'Field'], ['Toll Gate', 'Toll Gate']).refusal({
        kind: 'declare-attackers',
        player: 'A',
        attackers: [{ attacker: 'ox' }],
      })[0],
    ).toMatch(/^cost\.mana/)
  })

  it('508.1h: what several costs take of the same is asked for once, and refused where there is too little of it', () => {
    const attack = (creatures: readonly { id: string; name: string }[]) =>
      attacking(creatures, ['Bone Gate', 'Bone Gate'])
    const attackers = [{ attacker: 'ox' }, { attacker: 'pup' }]
    expect(attack([ox, pup, elf]).refusal({ kind: 'declare-attackers', player: 'A', attackers })).toEqual([
      'cost.not-enough 118.3 701.21a',
    ])
    const game = attack([ox, pup, elf, ida]).do({ kind: 'declare-attackers', player: 'A', attackers: [attackers[0]!] })
    expect(game.decision).toMatchObject({ kind: 'choose-objects', min: 2, max: 2 })
    expect(game.answer(['pup', 'elf']).names('graveyard').toSorted()).toEqual(['Eager Elf', 'Small Pup'])
  })

  it('508.1f, 508.1i: mana abilities come once attackers are tapped, so those can’t pay', () => {
    const game = attacking([elf, ox], ['Toll Gate'])
    expect(game.refusal(game.attackWith('elf'))[0]).toMatch(/^cost\.mana/)
    expect(game.attack('ox').object('elf').tapped).toBe(true)
  })

  it('508.1k: an attacker that pays for it with itself does not attack', () => {
    const game = attacking([ox, pup], ['Bone Gate']).attack('ox')
    expect(game.decision).toMatchObject({ kind: 'choose-objects', purpose: 'sacrifice', player: 'A' })
    game.answer(['ox'])
    expect(game.turn.combat!.attackers).toEqual([])
    const other = attacking([ox, pup], ['Bone Gate']).attack('ox').answer(['pup'])
    expect(other.turn.combat!.attackers).toHaveLength(1)
    expect(other.names('graveyard')).toEqual(['Small Pup'])
  })

  it('508.1d: nobody has to pay to obey a requirement, but paying obeys it', () => {
    const singer = { id: 'singer', name: 'War Singer' }
    const game = attacking([singer, ox, 'Field'], ['Toll Gate'])
    expect(game.refusal(game.attackWith())).toEqual(['legal'])
    expect(game.refusal(game.attackWith('ox'))).toEqual(['legal'])
    expect(game.attack('singer').turn.combat!.attackers).toHaveLength(1)
    const walker = attacking([singer, 'Field'], ['Toll Gate', ida])
    expect(walker.refusal(walker.attackWith())).toEqual(['attack.requirement 508.1d'])
    expect(walker.refusal(walker.attackWith(['singer', 'ida']))).toEqual(['legal'])
  })
})

describe('CR 508.1h, 118.3: costs that take of the same without being alike', () => {
  const golem = (id: string) => ({ id, name: 'Copper Golem' })

  it('are refused before anything is asked where there is too little for all of them', () => {
    const game = attacking([golem('g1')], ['Bone Gate', 'Scrap Gate'])
    expect(game.refusal(game.attackWith('g1'))).toEqual(['cost.not-enough 118.3 701.21a'])
    const both = attacking([golem('g1'), golem('g2')], ['Bone Gate', 'Scrap Gate']).attack('g1')
    expect(both.decision).toMatchObject({ kind: 'choose-objects', options: ['g1', 'g2'], min: 1 })
  })

  it('offer only what leaves enough for the others, in whatever order they are asked', () => {
    for (const gates of [
      ['Bone Gate', 'Scrap Gate'],
      ['Scrap Gate', 'Bone Gate'],
    ]) {
      const game = attacking([ox, pup, golem('g1')], gates).attack('ox')
      expect(game.decision).toMatchObject({ options: ['ox', 'pup'] })
      expect(game.answer(['pup']).names('graveyard').toSorted()).toEqual(['Copper Golem', 'Small Pup'])
    }
  })

  it('are asked for one by one where a pair of what is offered would not leave enough', () => {
    const game = attacking([golem('g1'), golem('g2'), ox], ['Bone Gate', 'Bone Gate', 'Scrap Gate']).attack('g1')
    expect(game.decision).toMatchObject({ options: ['g1', 'g2', 'ox'], min: 1, max: 1 })
    expect(game.answer(['g2']).names('graveyard').toSorted()).toEqual(['Copper Golem', 'Copper Golem', 'Plain Ox'])
  })

  it('118.3: leave enough to tap for mana of what else is tapped', () => {
    const game = attacking([ox, elf, pup], ['Toll Gate', 'Post Gate']).attack('ox')
    expect(game.decision).toBeNull()
    expect([game.object('elf').tapped, game.object('pup').tapped]).toEqual([true, true])
    const poor = attacking([ox, elf], ['Toll Gate', 'Post Gate'])
    expect(poor.refusal(poor.attackWith('ox'))[0]).toMatch(/^cost\.mana/)
    const rich = attacking([ox, elf, pup, 'Field'], ['Toll Gate', 'Post Gate']).attack('ox')
    expect(rich.decision).toMatchObject({ purpose: 'tap', options: ['elf', 'pup'] })
  })

  it('509.1d: the same of costs to block', () => {
    const blocking = (b: readonly PositionEntry[]) =>
      attacking([ox, 'Bone Hedge', 'Scrap Hedge'], b).attack('ox').passAll()
    const game = blocking([golem('g1')])
    expect(game.refusal(game.blockWith({ g1: 'ox' }))).toEqual(['cost.not-enough 118.3 701.21a'])
    expect(blocking([golem('g1'), pup]).block({ pup: 'ox' }).turn.combat!.blockers).toEqual([])
  })
})

describe('CR 508.1g: optional costs to attack', () => {
  const proud = { id: 'proud', name: 'Proud Ox' }

  it('are paid or not as the player chooses, and what paying brings comes of it', () => {
    const game = attacking([proud, 'Field'], []).attack('proud')
    expect(game.decision).toMatchObject({ kind: 'yes-or-no', purpose: 'pay', player: 'A', rule: '508.1g' })
    expect(game.answer(true).player('A').life).toBe(23)
    expect(game.turn.combat!.attackers).toHaveLength(1)
    const not = attacking([proud, 'Field'], []).attack('proud').answer(false)
    expect(not.player('A').life).toBe(20)
    expect(not.object(not.find('Field')).tapped).toBe(false)
    expect(not.turn.combat!.attackers).toHaveLength(1)
  })

  it('are part of the total that must be paid', () => {
    const game = attacking([proud, 'Field'], ['Toll Gate']).attack('proud')
    expect(game.decision).toBeNull()
    expect(game.turn.combat!.attackers).toHaveLength(1)
    expect(game.player('A').life).toBe(20)
    const rich = attacking([proud, 'Field', 'Field'], ['Toll Gate']).attack('proud')
    expect(rich.decision).toMatchObject({ kind: 'yes-or-no', rule: '508.1g' })
  })
})

describe('CR 509.1d–g: costs to block', () => {
  const blocking = (a: readonly PositionEntry[], b: readonly PositionEntry[]) =>
    attacking([ox, ...a], b)
      .attack('ox')
      .passAll()

  it('509.1d–f: are paid in full by the defending player, or the declaration is illegal', () => {
    const game = blocking(['Thorn Hedge'], [pup, elf, 'Field'])
    expect(game.refusal(game.blockWith({ pup: 'ox', elf: 'ox' }))[0]).toEqual('legal')
    const poor = blocking(['Thorn Hedge'], [pup])
    expect(poor.refusal(poor.blockWith({ pup: 'ox' }))[0]).toMatch(/^cost\.mana/)
    expect(poor.block({}).turn.combat!.blockers).toEqual([])
    expect(blocking(['Thorn Hedge'], [pup, 'Field']).block({ pup: 'ox' }).turn.combat!.blockers).toHaveLength(1)
  })

  it('509.1g: a blocker that pays for it with itself does not block', () => {
    const game = blocking(['Bone Hedge'], [pup, elf]).block({ pup: 'ox' }).answer(['pup'])
    expect(game.turn.combat!.blockers).toEqual([])
    expect(game.turn.combat!.blocked).toEqual([])
  })

  it('509.1c: nobody has to pay to obey a requirement', () => {
    const guard = { id: 'guard', name: 'Eager Guard' }
    expect(blocking(['Thorn Hedge'], [guard, 'Field']).block({}).turn.combat!.blockers).toEqual([])
    const free = blocking([], [guard, 'Field'])
    expect(free.refusal(free.blockWith({}))).toEqual(['block.requirement 509.1c'])
  })
})

describe('CR 508.1c: can’t attack you', () => {
  it('says nothing of planeswalkers unless it names them', () => {
    const peace = defineCard('Peace Gate', '{2}', 'Enchantment', [
      fixedRule({ kind: 'restriction', cant: { act: 'attack', who: CREATURE, defending: YOU } }),
    ])
    const game = inCombat('declare-attackers', { battlefield: [ox] }, { battlefield: ['Peace Gate', ida] }, {}, [peace])
    expect(game.refusal(game.attackWith(['ox', 'B']))).toEqual(['attack.prohibited 508.1c 101.2'])
    expect(game.attack(['ox', 'ida']).turn.combat!.attackers).toHaveLength(1)
  })
})
