import { describe, expect, it } from 'vitest'
import type { Effect } from '../../../src/core/effect.ts'
import type { Ref } from '../../../src/core/ref.ts'
import {
  all,
  defineCard,
  defineCreature,
  gainsLife,
  shelf,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'
import { Game } from '../game.ts'
import { mainPhase } from '../main-phase.ts'

const casts = (what: Ref, free = true): Effect => ({
  do: 'cast',
  who: { ref: 'you' },
  what,
  copies: true,
  ...(free ? { forCost: [] } : {}),
})
const CARD = { subject: 'card', zones: ['graveyard', 'exile', 'library'] } as const
const CARDS = [
  defineCreature('Ox', '{2}{G}', 'Ox', '3/3'),
  defineCard('Balm', '{1}', 'Instant', [spell([], gainsLife(4))]),
  defineCard('Feast', '{1}', 'Sorcery', [spell([], gainsLife(7))]),
  defineCard('Glade', '', 'Land'),
  defineCard('Rewrite', '{0}', 'Sorcery', [spell([slot(CARD)], casts(target()))]),
  defineCard('Rewrite for Pay', '{0}', 'Sorcery', [spell([slot(CARD)], casts(target(), false))]),
  defineCard('Rewrite All', '{0}', 'Sorcery', [spell([], casts(all({ subject: 'card', zones: ['exile'] })))]),
  defineCard('Skim', '{0}', 'Sorcery', [spell([], casts(all({ subject: 'card', zones: ['library'], owner: 'you' })))]),
  defineCard('Deny', '{0}', 'Instant', [spell([slot({ subject: 'spell' })], { do: 'counter', what: target() })]),
  defineCard('Counting House', '{1}', 'Enchantment', [
    triggered({ on: 'casts', who: 'you', what: { subject: 'spell', types: ['instant'] } }, [gainsLife(100)]),
  ]),
]
const hand = ['Rewrite', 'Rewrite for Pay', 'Rewrite All', 'Skim', 'Deny'].map((name) => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
}))
const cards = (...names: readonly string[]) => names.map((name) => ({ id: name.toLowerCase(), name }))
const copyIn = (one: Game, zone: string) =>
  Object.values(one.state.objects).find(({ substance, zone: at }) => substance.kind === 'copy' && at === zone)
/** What is offered to be cast. */
const offered = (one: Game) => (one.decision?.kind === 'choose-objects' ? one.decision.options : [])

describe('CR 707.12: casting a copy of a card', () => {
  const game = (extra: readonly string[] = []) =>
    mainPhase(CARDS, {
      a: { hand, battlefield: cards(...extra) },
      b: { graveyard: cards('Ox', 'Balm', 'Glade') },
    })
  const rewrite = (one: Game, what: string, by = 'rewrite') => {
    one.resolve('A', by, [what])
    return one.answer(offered(one))
  }

  it('707.12: the copy is cast from where the card is while the effect resolves, and the card stays there', () => {
    const one = rewrite(game(['Counting House']), 'balm')
    const spell = copyIn(one, 'stack')!
    expect(spell.onStack).toMatchObject({ kind: 'spell', castFrom: 'graveyard' })
    expect(one.names('graveyard', 'B')).toEqual(['Balm', 'Glade', 'Ox'])
    expect(one.passAll().player('A').life).toBe(120)
    expect([one.passAll().player('A').life, one.names('graveyard', 'A')]).toEqual([124, ['Rewrite']])
  })

  it('112.2a: it is the player’s who is told to make it, whoever owns the card', () => {
    const one = rewrite(game(), 'ox')
    expect(copyIn(one, 'stack')).toMatchObject({ owner: 'A', controller: 'A' })
    one.passAll()
    const made = one.object(one.find('Ox'))
    expect([made.substance.kind, made.owner, made.controller]).toEqual(['token', 'A', 'A'])
  })

  it('707.12: once cast it can be countered like any other spell, and nothing is left of it', () => {
    const one = rewrite(game(), 'ox')
    one.cast('A', 'deny', [copyIn(one, 'stack')!.id]).passAll()
    expect([one.names('battlefield', 'A'), one.names('graveyard', 'A')]).toEqual([[], ['Deny', 'Rewrite']])
    expect(one.names('graveyard', 'B')).toEqual(['Balm', 'Glade', 'Ox'])
  })

  it('707.12: it is paid for, as the effect does not say otherwise', () => {
    const one = game().resolve('A', 'rewrite-for-pay', ['ox'])
    expect([one.decision, one.names('stack')]).toEqual([null, []])
  })

  it('707.12: a land is never cast, and of a copy that is not nothing is left', () => {
    const one = game().resolve('A', 'rewrite', ['glade'])
    expect([one.decision, one.names('stack'), one.names('graveyard', 'B')]).toEqual([null, [], ['Balm', 'Glade', 'Ox']])
    expect([copyIn(one, 'graveyard'), one.trail.includes('704.5e')]).toEqual([undefined, true])
  })

  it('707.12: as a spell on the stack it is part of the position', () => {
    const one = rewrite(game(), 'balm')
    const again = Game.at(JSON.parse(one.written()), shelf(CARDS))
    expect(again.written()).toBe(one.written())
    expect(again.passAll().player('A').life).toBe(24)
  })

  it('707.12: of a card in a library nothing is said', () => {
    const one = mainPhase(CARDS, { a: { hand, library: cards('Balm') } })
      .cast('A', 'skim')
      .pass()
    expect(one.refusal({ kind: 'pass-priority', player: 'B' })).toEqual(['unsupported'])
  })
})

describe('CR 707.12a: copies of several cards', () => {
  const game = () => mainPhase(CARDS, { a: { hand, exile: cards('Balm', 'Feast', 'Ox') } }).resolve('A', 'rewrite-all')

  it('707.12a: its player says of each whether it is cast', () => {
    const one = game()
    expect(offered(one)).toHaveLength(3)
    const [first, second] = offered(one)
    one.answer([second!])
    expect(offered(one)).not.toContain(second)
    expect(offered(one)).toContain(first)
    one.answer([])
    expect(one.names('stack')).toEqual(['Feast'])
    expect(one.names('exile')).toEqual(['Balm', 'Feast', 'Ox'])
  })
})
