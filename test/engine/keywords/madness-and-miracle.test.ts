import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import type { CostKeyword } from '../../../src/core/keyword.ts'
import { YOU } from '../../../src/core/ref.ts'
import { viewPosition } from '../../../src/engine/position/view-position.ts'
import {
  CREATURE,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  manaCost,
  PLAYER,
  slot,
  spell,
  target,
} from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const paidBy = (name: CostKeyword, mana: string): Ability => ({ kind: 'keyword', keyword: name, cost: manaCost(mana) })

const CARDS = [
  defineCreature('Maniac', '{5}{B}', 'Vampire', '4/4', [paidBy('madness', '{B}')]),
  defineCard('Rave', '{5}{B}', 'Sorcery', [
    paidBy('madness', '{X}{B}'),
    spell([], { do: 'gain-life', who: YOU, amount: { kind: 'x' } }),
  ]),
  defineCard('Toss', '{0}', 'Sorcery', [spell([slot(PLAYER)], { do: 'discard', who: target(), amount: 1 })]),
  defineCard('Toss and Keep', '{0}', 'Sorcery', [
    spell(
      [],
      { do: 'discard', who: YOU, amount: 1, as: 'tossed' },
      {
        do: 'delayed-trigger',
        event: { on: 'next-step', step: 'end', whose: 'any' },
        effects: [{ do: 'move', what: { ref: 'bound', name: 'tossed' }, to: 'hand' }],
      },
    ),
  ]),
  defineCard('Void Shrine', '{2}', 'Artifact', [
    fixedRule({
      kind: 'replacement',
      replacement: { kind: 'redirect-zone', what: { subject: 'card' }, to: 'graveyard', instead: 'exile' },
    }),
  ]),
  defineCard('Wonder', '{6}{W}', 'Sorcery', [paidBy('miracle', '{W}'), spell([], gainsLife(7))]),
  defineCard('Insight', '{0}', 'Sorcery', [spell([], { do: 'draw', who: YOU, amount: 2 })]),
  defineCard('Recall', '{0}', 'Instant', [
    spell([slot({ zones: ['hand'], subject: 'card' })], { do: 'move', what: target(), to: 'library', position: 'top' }),
  ]),
  defineCreature('Ox', '{1}{G}', 'Ox', '3/3'),
  defineCreature('Herald', '{2}', 'Angel', '2/2', [
    fixedRule({
      kind: 'reveal-as-drawn',
      what: 'any',
      only: { types: ['creature'] },
      effects: [{ do: 'reflexive-trigger', targets: [slot(CREATURE)], effects: [{ do: 'destroy', what: target() }] }],
    }),
  ]),
]
const card = (name: string, id = name.toLowerCase().replaceAll(' ', '-')) => ({ id, name })

describe('CR 702.35: madness', () => {
  const game = (mana: readonly string[], ...hand: readonly string[]) =>
    mainPhase(CARDS, { a: { hand: hand.map((name) => card(name)), battlefield: lands(...mana) } })

  it('702.35a: a discarded card is exiled, and may be cast for its madness cost as that resolves', () => {
    const played = game(['Swamp'], 'Maniac', 'Toss').resolve('A', 'toss', ['A'])
    expect(played.names('exile', 'A')).toEqual(['Maniac'])
    expect(played.names('stack')).toEqual(['Maniac'])
    played.passAll()
    expect(played.decision).toMatchObject({
      kind: 'choose-objects',
      min: 0,
      options: [played.turn.stack.length === 1 ? played.state.exile[0] : ''],
    })
    played.answer([played.state.exile[0]!])
    expect(played.passAll().names('battlefield', 'A')).toContain('Maniac')
    expect(played.object('swamp-1').tapped).toBe(true)
  })
  it('702.35a: not cast, or without the mana for it, it goes to the graveyard', () => {
    const kept = game(['Swamp'], 'Maniac', 'Toss').resolve('A', 'toss', ['A']).passAll()
    expect(kept.answer([]).names('graveyard', 'A')).toEqual(['Maniac', 'Toss'])
    const poor = game([], 'Maniac', 'Toss').resolve('A', 'toss', ['A']).passAll()
    expect(poor.decision).toBeNull()
    expect(poor.names('graveyard', 'A')).toEqual(['Maniac', 'Toss'])
  })
  it('702.35b, 107.3a: an X in the madness cost is announced', () => {
    const played = game(['Swamp', 'Swamp', 'Swamp'], 'Rave', 'Toss').resolve('A', 'toss', ['A']).passAll()
    played.answer([played.state.exile[0]!])
    expect(played.decision).toMatchObject({ kind: 'choose-number', max: 2 })
    expect(played.answer(2).passAll().player('A').life).toBe(22)
  })
  it('702.35a, 616.1: exiled by something else instead, it can’t be cast', () => {
    const played = mainPhase(CARDS, {
      a: { hand: [card('Maniac'), card('Toss')], battlefield: [...lands('Swamp'), card('Void Shrine')] },
    }).resolve('A', 'toss', ['A'])
    expect(played.decision).toMatchObject({ player: 'A', rule: '616.1' })
    const options = played.decision?.kind === 'choose-option' ? played.decision.options : []
    const shrine = options.find((one) => !one.startsWith('madness'))
    expect(options).toHaveLength(2)
    played.answer(shrine!)
    expect(played.names('exile', 'A')).toContain('Maniac')
    expect(played.names('stack')).toEqual([])
  })
  it('400.7k, 702.35c: what spoke of the discarded card finds it in the graveyard afterwards', () => {
    const played = game(['Swamp'], 'Maniac', 'Toss and Keep').resolve('A', 'toss-and-keep').passAll().answer([])
    expect(played.names('graveyard', 'A')).toContain('Maniac')
    played.passTo('end').passAll()
    expect(played.names('hand', 'A')).toEqual(['Maniac'])
  })
})

describe('CR 702.94, 603.11: miracle and what is revealed as it is drawn', () => {
  const game = (...library: readonly string[]) =>
    mainPhase(CARDS, {
      a: {
        hand: [card('Insight')],
        battlefield: lands('Plains'),
        library: library.map((name, i) => card(name, `library-${i}`)),
      },
    }).resolve('A', 'insight')

  it('702.94a: the first card drawn in a turn may be revealed, and then cast for its miracle cost', () => {
    const drawn = game('Wonder', 'Ox')
    expect(drawn.decision).toMatchObject({ kind: 'yes-or-no', rule: '603.11', player: 'A' })
    drawn.answer(true)
    expect(drawn.names('stack')).toEqual(['Wonder'])
    drawn.passAll()
    drawn.answer([drawn.find('Wonder', 'hand')])
    expect(drawn.passAll().player('A').life).toBe(27)
  })
  it('702.94b: it stays revealed until the ability has left the stack', () => {
    const drawn = game('Wonder', 'Ox').answer(true)
    const seen = () => JSON.stringify(viewPosition(drawn.state, 'B')).includes('"Wonder"')
    const names = (text: string) => text.match(/"name":"Wonder"/g)?.length ?? 0
    expect(seen()).toBe(true)
    drawn.passAll()
    drawn.answer([])
    expect(names(JSON.stringify(viewPosition(drawn.state, 'B').players[0]!.hand))).toBe(0)
  })
  it('702.94a: the second card is not the first', () => {
    const drawn = game('Ox', 'Wonder')
    expect(drawn.decision).toBeNull()
    expect(drawn.names('stack')).toEqual([])
  })
  it('603.11, 607.2h: an ability linked to revealing is about what was revealed so, and nothing else that is drawn', () => {
    const table = (...library: readonly string[]) =>
      mainPhase(CARDS, {
        a: {
          hand: [card('Insight')],
          battlefield: [card('Herald')],
          library: library.map((name, i) => card(name, `library-${i}`)),
        },
      }).resolve('A', 'insight')
    const revealed = table('Ox', 'Ox').answer(true)
    expect(revealed.names('stack')).toEqual(['Herald'])
    expect(table('Ox', 'Ox').answer(false).names('stack')).toEqual([])
    expect(table('Wonder', 'Ox').answer(false).answer(true).names('stack')).toEqual([])
  })
})
