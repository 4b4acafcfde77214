import { describe, expect, it } from 'vitest'
import {
  activated,
  all,
  bigger,
  CREATURE,
  continuous,
  defineCard,
  defineCreature,
  gainsLife,
  keyword,
  OWN_CREATURE,
  PLAYER,
  slot,
  spell,
  TAP,
  target,
  token,
  triggered,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const CARDS = [
  defineCreature('Ox', '{0}', 'Ox', '3/3'),
  defineCard('Bonfire', '{0}', 'Sorcery', [spell([], { do: 'destroy', what: all({ types: ['creature'] }) })]),
  defineCard('Burial', '{0}', 'Sorcery', [
    spell([], { do: 'exile', what: all({ subject: 'card', types: ['creature'], zones: ['graveyard'] }) }),
  ]),
  defineCard('Hush', '{0}', 'Instant', [
    spell([], { do: 'counter', what: all({ subject: 'spell', types: ['creature'] }) }),
  ]),
  defineCard('Banner', '{0}', 'Enchantment', [continuous(OWN_CREATURE, bigger(1))]),
  defineCard('Ledger', '{0}', 'Enchantment', [
    triggered({ on: 'enters', what: { ...CREATURE, controller: 'opponent' } }, [gainsLife(1)]),
  ]),
  defineCard('Raise', '{0}', 'Sorcery', [
    spell([slot({ subject: 'card', types: ['creature'], zones: ['graveyard'] })], {
      do: 'move',
      what: target(),
      to: 'battlefield',
      under: { ref: 'you' },
    }),
  ]),
  defineCard('Recall', '{0}', 'Sorcery', [
    spell([slot({ subject: 'card', types: ['creature'], zones: ['graveyard'] })], {
      do: 'move',
      what: target(),
      to: 'battlefield',
    }),
  ]),
  defineCard('Borrow', '{0}', 'Instant', [
    spell([slot(CREATURE)], {
      do: 'continuous',
      what: target(),
      modifications: [{ kind: 'control', player: { ref: 'you' } }],
      duration: 'end-of-turn',
    }),
  ]),
  defineCreature('Healer', '{0}', 'Cleric', '1/1', [
    activated([], [], gainsLife(3)),
    triggered({ on: 'dies', what: 'self' }, [gainsLife(5)]),
  ]),
  defineCard('Unmake', '{0}', 'Instant', [
    spell([slot(CREATURE)], {
      do: 'continuous',
      what: target(),
      modifications: [{ kind: 'remove-types', types: ['creature'] }],
      duration: 'end-of-turn',
    }),
  ]),
  defineCard('Kill', '{0}', 'Instant', [spell([slot(CREATURE)], { do: 'destroy', what: target() })]),
  defineCreature('Stinger', '{0}', 'Insect', '2/2', [
    activated(TAP, [slot(PLAYER)], {
      do: 'damage',
      source: { ref: 'self' },
      amount: { kind: 'characteristic', of: { ref: 'self' }, which: 'power' },
      to: target(),
    }),
  ]),
  defineCreature('Late Guard', '{0}', 'Soldier', '1/1', [keyword('flash')]),
]
const cards = (...names: readonly string[]) => names.map((name) => ({ id: name.toLowerCase().replace(' ', '-'), name }))

describe('CR 109.2: what a description means', () => {
  const setting = (hand: string) =>
    mainPhase(CARDS, {
      a: { hand: [{ id: 'spell', name: hand }, ...cards('Late Guard')], graveyard: [{ id: 'dead', name: 'Ox' }] },
      b: { battlefield: cards('Ox') },
    })

  it('109.2: a type alone means permanents, not spells or cards elsewhere', () => {
    const one = setting('Bonfire').resolve('A', 'spell')
    expect([one.names('graveyard', 'A'), one.names('graveyard', 'B')]).toEqual([['Bonfire', 'Ox'], ['Ox']])
    expect(one.names('hand', 'A')).toEqual(['Late Guard'])
  })

  it('109.2a: "card" and a zone means cards there', () => {
    const one = setting('Burial').resolve('A', 'spell')
    expect([one.names('exile'), one.names('battlefield')]).toEqual([['Ox'], ['Ox']])
  })

  it('109.2b: "spell" means what is on the stack', () => {
    const one = setting('Hush').cast('A', 'late-guard').cast('A', 'spell').passAll()
    expect([one.names('graveyard', 'A'), one.names('battlefield')]).toEqual([['Hush', 'Late Guard', 'Ox'], ['Ox']])
  })
})

describe('CR 109.4, 108.4: who controls what', () => {
  it('a card in a graveyard is controlled by nobody, so "you control" does not mean it', () => {
    const one = mainPhase(CARDS, { a: { graveyard: cards('Ox'), battlefield: cards('Banner', 'Healer') } })
    expect([one.size('ox'), one.size('healer')]).toEqual(['3/3', '2/2'])
  })

  it('109.5: "your" on a static ability is its controller now', () => {
    const one = mainPhase(CARDS, {
      a: { hand: cards('Borrow'), battlefield: cards('Banner') },
      b: { battlefield: cards('Ox') },
    })
    expect(one.size('ox')).toBe('3/3')
    expect(one.resolve('A', 'borrow', ['ox']).size('ox')).toBe('4/4')
  })

  it('109.5, 113.8: "you" on an activated ability is who activated it, whoever controls its source later', () => {
    const one = mainPhase(CARDS, { a: { hand: cards('Borrow') }, b: { battlefield: cards('Healer') } })
    one.pass().do({ kind: 'activate-ability', player: 'B', object: 'healer' }).pass()
    one.cast('A', 'borrow', ['healer']).passAll()
    expect(one.traits('healer').controller).toBe('A')
    expect(one.object(one.turn.stack[0]!).controller).toBe('B')
    expect([one.passAll().player('A').life, one.player('B').life]).toEqual([20, 23])
  })

  it('109.4b, 113.8: a triggered ability is its source’s controller’s when it triggered, not its owner’s', () => {
    const one = mainPhase(CARDS, { a: { hand: cards('Borrow', 'Kill') }, b: { battlefield: cards('Healer') } })
    one.resolve('A', 'borrow', ['healer']).resolve('A', 'kill', ['healer'])
    expect(one.object(one.turn.stack[0]!).controller).toBe('A')
    expect([one.passAll().player('A').life, one.player('B').life]).toEqual([25, 20])
  })
})

describe('CR 110: permanents', () => {
  it('110.2, 110.2a: what an effect has a player put onto the battlefield is that player’s unless it says otherwise', () => {
    const setting = {
      a: { hand: cards('Raise', 'Recall'), battlefield: cards('Ledger') },
      b: { graveyard: cards('Ox', 'Healer') },
    }
    const one = mainPhase(CARDS, setting).resolve('A', 'raise', ['ox'])
    expect([one.traits('ox.2').controller, one.object('ox.2').owner]).toEqual(['A', 'B'])
    expect(one.player('A').life).toBe(20)
  })

  it('110.4c: a permanent without any permanent type stays where it is', () => {
    const one = mainPhase(CARDS, { a: { hand: cards('Unmake') }, b: { battlefield: cards('Ox') } })
    one.resolve('A', 'unmake', ['ox'])
    expect([one.traits('ox').types, one.object('ox').zone]).toEqual([[], 'battlefield'])
    expect(one.passTo('precombat-main').names('battlefield')).toContain('Ox')
  })

  it('110.5b: what enters is untapped, face up and phased in, whatever it was before', () => {
    const one = mainPhase(CARDS, {
      a: { hand: cards('Kill', 'Raise') },
      b: { battlefield: [{ id: 'ox', name: 'Ox', tapped: true }] },
    })
    one.resolve('A', 'kill', ['ox']).resolve('A', 'raise', ['ox.2'])
    expect(one.object('ox.3')).toMatchObject({ tapped: false, faceDown: false, phasedOut: false })
  })
})

describe('CR 111, 113: tokens and abilities', () => {
  it('111.3: a token has what its maker says and nothing else', () => {
    const one = mainPhase(CARDS, { a: { battlefield: [{ id: 'it', token: token('Saproling', 1) }] } })
    expect(one.traits('it')).toMatchObject({
      manaCost: null,
      manaValue: 0,
      supertypes: [],
      abilities: [],
      loyalty: null,
    })
    expect(one.traits('it')).toMatchObject({ colors: ['W'], subtypes: ['Saproling'], power: 1, toughness: 1 })
  })

  it('113.7a: an ability on the stack does not need its source, which is seen as it last was', () => {
    const one = mainPhase(CARDS, { a: { battlefield: cards('Stinger', 'Banner') }, b: { hand: cards('Kill') } })
    one.do({ kind: 'activate-ability', player: 'A', object: 'stinger', targets: [['B']] }).pass()
    one.cast('B', 'kill', ['stinger']).passAll()
    expect(one.names('graveyard', 'A')).toEqual(['Stinger'])
    expect(one.passAll().player('B').life).toBe(17)
  })
})
