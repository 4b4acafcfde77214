import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import type { CostKeyword, PlainKeyword } from '../../../src/core/keyword.ts'
import {
  CREATURE,
  defineCard,
  defineCreature,
  gainsLife,
  keyword,
  manaCost,
  slot,
  spell,
  target,
} from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const paidBy = (name: CostKeyword, mana: string): Ability => ({ kind: 'keyword', keyword: name, cost: manaCost(mana) })
const plain = (name: PlainKeyword): Ability => keyword(name)
const life = spell([], gainsLife(1))
const fall: Ability = {
  kind: 'triggered',
  event: { on: 'leaves', what: 'self' },
  body: { kind: 'simple', targets: [], effects: [gainsLife(3)] },
}

const CARDS = [
  defineCreature('Mulcher', '{4}{G}', 'Elemental', '5/5', [paidBy('evoke', '{G}'), fall]),
  defineCreature('Sprinter', '{3}{R}', 'Goblin', '3/1', [paidBy('dash', '{R}')]),
  defineCreature('Brawler', '{3}{R}', 'Ogre', '4/2', [paidBy('blitz', '{R}')]),
  defineCreature('Revenant', '{B}', 'Spirit', '2/2', [
    {
      kind: 'keyword',
      keyword: 'escape',
      cost: [
        ...manaCost('{B}'),
        { kind: 'exile', what: { subject: 'card', zones: ['graveyard'], owner: 'you', other: true }, count: 2 },
      ],
    },
  ]),
  defineCard('Trail', '{G}', 'Sorcery', [plain('retrace'), life]),
  defineCard('Leap', '{R}', 'Sorcery', [plain('jump-start'), life]),
  defineCard('Show', '{4}{R}', 'Sorcery', [paidBy('spectacle', '{R}'), life]),
  defineCard('Swell', '{4}{R}', 'Sorcery', [paidBy('surge', '{R}'), life]),
  defineCard('Sting', '{R}', 'Instant', [
    spell([], { do: 'lose-life', who: { ref: 'all', filter: { subject: 'player', player: 'opponent' } }, amount: 1 }),
  ]),
  defineCard('Undo', '{U}', 'Sorcery', [
    paidBy('overload', '{U}{U}'),
    spell([slot(CREATURE)], { do: 'move', what: target(), to: 'hand' }),
  ]),
  defineCreature('Ox', '{1}{G}', 'Ox', '3/3'),
  defineCreature('Veiled Ox', '{1}{G}', 'Ox', '2/2', [keyword('shroud')]),
]
const inHand = (name: string) => [{ id: name.toLowerCase(), name }]
const cast = (object: string, more: object = {}) => ({ kind: 'cast-spell', player: 'A', object, ...more }) as const

describe('CR 702.74: evoke', () => {
  const game = (mana: readonly string[]) =>
    mainPhase(CARDS, { a: { hand: inHand('Mulcher'), battlefield: lands(...mana) } })

  it('702.74a: cast for it, the permanent is sacrificed as it has entered', () => {
    const played = game(['Forest'])
      .do(cast('mulcher', { pay: ['evoke'] }))
      .passAll()
    expect(played.names('battlefield', 'A')).toContain('Mulcher')
    expect(played.passAll().names('graveyard', 'A')).toEqual(['Mulcher'])
    expect(played.passAll().player('A').life).toBe(23)
  })
  it('702.74a: cast for its mana cost it stays', () => {
    const played = game(['Forest', 'Forest', 'Forest', 'Forest', 'Forest'])
      .do(cast('mulcher', { pay: [] }))
      .passAll()
    expect(played.names('battlefield', 'A')).toContain('Mulcher')
    expect(played.names('stack')).toEqual([])
  })
  it('601.2b: with mana for the one cost only there is nothing to choose', () => {
    expect(game(['Forest']).refusal(cast('mulcher'))).toEqual(['legal'])
    expect(game(['Forest', 'Forest', 'Forest', 'Forest', 'Forest']).judge(cast('mulcher'))).toMatchObject({
      verdict: 'incomplete',
      decision: { kind: 'choose-option', options: ['mana-cost', 'evoke'] },
    })
  })
})

describe('CR 702.109, 702.152, 608.3g: dash and blitz', () => {
  it('702.109a, 608.3g: dashed it has haste and returns at the beginning of the next end step', () => {
    const game = mainPhase(CARDS, { a: { hand: inHand('Sprinter'), battlefield: lands('Mountain') } })
    game.do(cast('sprinter', { pay: ['dash'] })).passAll()
    const id = game.find('Sprinter')
    expect(game.has(id, 'haste')).toBe(true)
    expect(game.trail).toContain('608.3g')
    game.passTo('end')
    expect(game.names('stack')).toEqual(['Sprinter'])
    expect(game.passAll().names('hand', 'A')).toEqual(['Sprinter'])
  })
  it('702.109a: for its mana cost it has no haste and stays', () => {
    const game = mainPhase(CARDS, { a: { hand: inHand('Sprinter'), battlefield: lands(...Array(4).fill('Mountain')) } })
    game.do(cast('sprinter', { pay: [] })).passAll()
    expect(game.has(game.find('Sprinter'), 'haste')).toBe(false)
    expect(game.passTo('end').names('stack')).toEqual([])
  })
  it('608.3g: what has left the battlefield and come back is another object, which stays', () => {
    const game = mainPhase(
      [
        ...CARDS,
        defineCard('Blink', '{0}', 'Instant', [
          spell(
            [slot(CREATURE)],
            { do: 'exile', what: target(), as: 'it' },
            { do: 'move', what: { ref: 'bound', name: 'it' }, to: 'battlefield' },
          ),
        ]),
      ],
      { a: { hand: [...inHand('Sprinter'), { id: 'blink', name: 'Blink' }], battlefield: lands('Mountain') } },
    )
    game.do(cast('sprinter', { pay: ['dash'] })).passAll()
    game.resolve('A', 'blink', [game.find('Sprinter')])
    expect(game.has(game.find('Sprinter'), 'haste')).toBe(false)
    game.passTo('end')
    if (game.names('stack').length > 0) game.passAll()
    expect(game.names('battlefield', 'A')).toContain('Sprinter')
  })
  it('702.152a: blitzed it has haste, is sacrificed at the end and its death draws a card', () => {
    const game = mainPhase(CARDS, { a: { hand: inHand('Brawler'), battlefield: lands('Mountain') } })
    game.do(cast('brawler', { pay: ['blitz'] })).passAll()
    expect(game.has(game.find('Brawler'), 'haste')).toBe(true)
    game.passTo('end').passAll()
    expect(game.names('graveyard', 'A')).toEqual(['Brawler'])
    expect(game.passAll().player('A').hand).toHaveLength(1)
  })
})

describe('CR 702.138, 702.81, 702.133: from the graveyard', () => {
  const dead = (...names: readonly string[]) =>
    names.map((name, i) => ({ id: i === 0 ? name.toLowerCase() : `dead-${i}`, name }))

  it('702.138a: escape exiles other cards, and the card may die and escape again', () => {
    const game = mainPhase(CARDS, { a: { graveyard: dead('Revenant', 'Ox', 'Ox'), battlefield: lands('Swamp') } })
    game.do(cast('revenant')).passAll()
    expect(game.names('battlefield', 'A')).toContain('Revenant')
    expect(game.names('exile', 'A')).toEqual(['Ox', 'Ox'])
  })
  it('702.138a: too few other cards, or another player, and it stays where it is', () => {
    const few = mainPhase(CARDS, { a: { graveyard: dead('Revenant', 'Ox'), battlefield: lands('Swamp') } })
    expect(few.refusal(cast('revenant'))).toEqual(['cost.not-enough 118.3'])
    const theirs = mainPhase(CARDS, {
      a: { battlefield: lands('Swamp') },
      b: { graveyard: dead('Revenant', 'Ox', 'Ox') },
    })
    expect(theirs.refusal(cast('revenant'))).toEqual(['zone.cannot-play-from 601.3 601.2a'])
  })
  it('702.81a: retrace costs a land card besides the mana cost, and the card goes back to the graveyard', () => {
    const game = mainPhase(CARDS, {
      a: { hand: [{ id: 'plains', name: 'Plains' }], graveyard: dead('Trail'), battlefield: lands('Forest') },
    })
    game.do(cast('trail')).passAll()
    expect(game.names('graveyard', 'A')).toEqual(['Plains', 'Trail'])
    const without = mainPhase(CARDS, {
      a: { hand: inHand('Ox'), graveyard: dead('Trail'), battlefield: lands('Forest') },
    })
    expect(without.refusal(cast('trail'))).toEqual(['cost.not-enough 118.3 701.9a'])
  })
  it('702.133a: jump-start costs any card, and the spell is exiled as it leaves the stack', () => {
    const game = mainPhase(CARDS, {
      a: { hand: inHand('Ox'), graveyard: dead('Leap'), battlefield: lands('Mountain') },
    })
    game.do(cast('leap')).passAll()
    expect(game.names('exile', 'A')).toEqual(['Leap'])
    expect(game.names('graveyard', 'A')).toEqual(['Ox'])
    expect(game.player('A').life).toBe(21)
  })
})

describe('CR 702.137, 702.117: costs that ask for something to have happened', () => {
  const hand = [...inHand('Show'), ...inHand('Swell'), ...inHand('Sting')]
  const game = () => mainPhase(CARDS, { a: { hand, battlefield: lands('Mountain', 'Mountain') } })

  it('702.137a: spectacle only once an opponent has lost life this turn', () => {
    expect(game().refusal(cast('show'))).toEqual(['cost.mana 601.2h 601.2f 118.3'])
    expect(
      game()
        .resolve('A', 'sting')
        .refusal(cast('show', { pay: ['spectacle'] })),
    ).toEqual(['legal'])
  })
  it('702.117a: surge only once another spell has been cast this turn', () => {
    expect(game().refusal(cast('swell', { pay: ['surge'] }))).toEqual(['cost.option-unknown 601.2b 118.8a'])
    expect(
      game()
        .resolve('A', 'sting')
        .refusal(cast('swell', { pay: ['surge'] })),
    ).toEqual(['legal'])
  })
})

describe('CR 702.96: overload', () => {
  const table = {
    a: { hand: inHand('Undo'), battlefield: lands('Island', 'Island') },
    b: {
      battlefield: [
        { id: 'ox', name: 'Ox' },
        { id: 'veiled', name: 'Veiled Ox' },
      ],
    },
  }

  it('702.96a–b: it says each instead of target: nothing is targeted, and shroud is no help', () => {
    const game = mainPhase(CARDS, table)
    expect(game.refusal(cast('undo', { targets: [['veiled']] }))).toEqual(['target.shroud 702.18a 601.2c'])
    expect(game.refusal(cast('undo', { pay: ['overload'], targets: [['ox']] }))).toEqual(['target.slots 601.2c'])
    game.do(cast('undo', { pay: ['overload'] })).passAll()
    expect(game.names('hand', 'B')).toEqual(['Ox', 'Veiled Ox'])
  })
  it('702.96a: for its mana cost it has its target', () => {
    const game = mainPhase(CARDS, table)
      .do(cast('undo', { pay: [], targets: [['ox']] }))
      .passAll()
    expect(game.names('hand', 'B')).toEqual(['Ox'])
  })
})

describe('CR 702.119, 702.180: what is paid with makes it cost less', () => {
  const more = [
    ...CARDS,
    defineCreature('Hatcher', '{6}{U}', 'Eldrazi', '5/5', [paidBy('emerge', '{5}{U}')]),
    defineCard('Chorus', '{5}{G}', 'Sorcery', [paidBy('harmonize', '{4}{G}'), life]),
  ]
  const ox = (n: number) => ({ id: `ox-${n}`, name: 'Ox' })
  const mulcher = { id: 'mulcher', name: 'Mulcher' }

  it('702.119a: emerge costs a creature and as much less as it is worth', () => {
    const game = (...others: readonly { id: string; name: string }[]) =>
      mainPhase(more, { a: { hand: inHand('Hatcher'), battlefield: [...lands('Island', 'Island'), ...others] } })
    expect(game().refusal(cast('hatcher', { pay: ['emerge'] }))).toEqual([
      'cost.not-enough 118.3 701.21a',
      'cost.mana 601.2h 601.2f 118.3',
    ])
    expect(game(ox(1)).refusal(cast('hatcher', { pay: ['emerge'] }))).toEqual(['cost.mana 601.2h 601.2f 118.3'])
    const played = game(mulcher)
      .do(cast('hatcher', { pay: ['emerge'] }))
      .passAll()
      .passAll()
    expect(played.names('graveyard', 'A')).toEqual(['Mulcher'])
    expect(played.names('battlefield', 'A')).toContain('Hatcher')
  })
  it('702.119c: only a creature that makes it payable is offered, and one that is named is judged', () => {
    const game = mainPhase(more, {
      a: {
        hand: inHand('Hatcher'),
        battlefield: [...lands(...Array(4).fill('Island')), ox(1), mulcher, { id: 'two', name: 'Mulcher' }],
      },
    })
    expect(game.judge(cast('hatcher', { pay: ['emerge'] }))).toMatchObject({
      decision: { kind: 'choose-objects', rule: '702.119c', purpose: 'sacrifice', options: ['ox-1', 'mulcher', 'two'] },
    })
    expect(game.refusal(cast('hatcher', { pay: ['emerge'], costs: { sacrifice: ['island-1'] } }))).toContain(
      'cost.choice 118.3 601.2h',
    )
    expect(game.refusal(cast('hatcher', { pay: ['emerge'], costs: { sacrifice: ['two'] } }))).toEqual(['legal'])
  })
  it('702.180a–b: harmonize taps up to one creature, costs its power less, and exiles the spell', () => {
    const graveyard = [{ id: 'chorus', name: 'Chorus' }]
    const poor = mainPhase(more, { a: { graveyard, battlefield: [...lands('Forest', 'Forest'), ox(1)] } })
    poor.do(cast('chorus')).passAll()
    expect(poor.object('ox-1').tapped).toBe(true)
    expect(poor.names('exile', 'A')).toEqual(['Chorus'])
    const rich = mainPhase(more, { a: { graveyard, battlefield: [...lands(...Array(5).fill('Forest')), ox(1)] } })
    expect(rich.judge(cast('chorus'))).toMatchObject({ decision: { rule: '702.180b', min: 0, options: ['ox-1'] } })
    rich.do(cast('chorus', { costs: { 'tap-permanents': [] } }))
    expect(rich.object('ox-1').tapped).toBe(false)
  })
})
