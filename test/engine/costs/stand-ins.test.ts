import { describe, expect, it } from 'vitest'
import { defineCard, defineCreature, gainsLife, keyword, spell, tapsFor } from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const life = spell([], gainsLife(1))
const CARDS = [
  defineCard('Choir', '{2}{W}', 'Instant', [keyword('convoke'), life]),
  defineCard('Workshop Plan', '{2}{U}', 'Instant', [keyword('improvise'), life]),
  defineCard('Digging', '{3}{B}', 'Instant', [keyword('delve'), life]),
  defineCreature('Cub', '{W}', 'Cat', '1/1'),
  defineCreature('Ox', '{1}{G}', 'Ox', '3/3'),
  defineCreature('Golem', '{3}', 'Golem', '3/3'),
  defineCreature('Sun Elf', '{W}', 'Elf', '1/1', [tapsFor('G')]),
  defineCard('Gear', '{1}', 'Artifact'),
  defineCard('Plain Rest', '{0}', 'Instant', [life]),
]
const card = (name: string, more: object = {}) => ({ id: name.toLowerCase().replace(' ', '-'), name, ...more })
const holding = (name: string, battlefield: readonly object[], more: object = {}) =>
  mainPhase(CARDS, { a: { hand: [card(name)], battlefield: battlefield as never, ...more } })
const cast = (name: string, more: object = {}) =>
  ({ kind: 'cast-spell', player: 'A', object: name.toLowerCase().replace(' ', '-'), ...more }) as const
const tapped = (game: ReturnType<typeof mainPhase>) => game.state.battlefield.filter((id) => game.object(id).tapped)

describe('CR 702.51: convoke', () => {
  it.each([
    ['creatures alone', [card('Cub'), card('Ox'), card('Golem')], ['cub', 'ox', 'golem']],
    [
      'new creatures too',
      [card('Cub', { summoningSick: true }), ...lands('Forest', 'Forest')],
      ['cub', 'forest-1', 'forest-2'],
    ],
    [
      'a creature only for what mana can’t pay',
      [...lands('Plains', 'Forest'), card('Ox'), card('Golem')],
      ['plains-1', 'forest-2', 'ox'],
    ],
    [
      'no creature where lands are enough',
      [...lands('Plains', 'Forest', 'Forest'), card('Cub')],
      ['plains-1', 'forest-2', 'forest-3'],
    ],
    [
      'one that could make mana stands in by its colour',
      [card('Sun Elf'), ...lands('Forest', 'Forest')],
      ['sun-elf', 'forest-1', 'forest-2'],
    ],
  ])('taps %s', (_, battlefield, expected) => {
    const game = holding('Choir', battlefield).do(cast('Choir'))
    expect(tapped(game).toSorted()).toEqual(expected.toSorted())
    expect(game.player('A').mana).toEqual([])
  })

  it.each([
    [
      'only creatures of the colour for the coloured part',
      [card('Ox'), card('Golem'), ...lands('Forest')],
      {},
      ['cost.mana 601.2h 601.2f 118.3'],
    ],
    [
      'not tapped ones',
      [card('Cub', { tapped: true }), ...lands('Forest', 'Forest')],
      {},
      ['cost.mana 601.2h 601.2f 118.3'],
    ],
    ['as named', [card('Cub'), ...lands('Plains', 'Plains', 'Plains')], { costs: { convoke: ['cub'] } }, ['legal']],
    [
      'none, if so named',
      [card('Cub'), ...lands('Plains', 'Plains')],
      { costs: { convoke: [] } },
      ['cost.mana 601.2h 601.2f 118.3'],
    ],
    [
      'nothing but creatures',
      [card('Gear'), ...lands('Plains', 'Plains')],
      { costs: { convoke: ['gear'] } },
      ['cost.choice 702.51a 118.3'],
    ],
    [
      'no more than there is to pay',
      [card('Cub'), card('Ox'), card('Golem'), card('Sun Elf')],
      { costs: { convoke: ['cub', 'ox', 'golem', 'sun-elf'] } },
      ['cost.choice-count 118.3 601.2h'],
    ],
  ])('takes %s', (_, battlefield, more, expected) => {
    expect(holding('Choir', battlefield).refusal(cast('Choir', more))).toEqual(expected)
  })

  it('named creatures are tapped though lands would do', () => {
    const game = holding('Choir', [card('Cub'), ...lands('Plains', 'Plains', 'Plains')])
    expect(tapped(game.do(cast('Choir', { costs: { convoke: ['cub'] } })))).toHaveLength(3)
    expect(game.object('cub').tapped).toBe(true)
  })

  it('is no use to a spell without it', () => {
    const game = holding('Plain Rest', [card('Cub')])
    expect(game.refusal(cast('Plain Rest', { costs: { convoke: ['cub'] } }))).toEqual([
      'cost.choice-count 118.3 601.2h',
    ])
  })
})

describe('CR 702.126a, 702.66a: improvise and delve', () => {
  it('artifacts pay generic mana only', () => {
    const gears = [1, 2].map((n) => ({ id: `gear-${n}`, name: 'Gear' }))
    expect(holding('Workshop Plan', [...lands('Island'), ...gears]).refusal(cast('Workshop Plan'))).toEqual(['legal'])
    expect(holding('Workshop Plan', [...lands('Forest'), ...gears]).refusal(cast('Workshop Plan'))).toEqual([
      'cost.mana 601.2h 601.2f 118.3',
    ])
  })

  const graveyard = [1, 2, 3, 4].map((n) => ({ id: `old-${n}`, name: 'Ox' }))
  it('asks which cards are exiled, where mana is not enough', () => {
    const game = holding('Digging', lands('Swamp', 'Forest'), { graveyard })
    expect(game.judge(cast('Digging'))).toMatchObject({
      decision: { kind: 'choose-objects', key: 'costs:digging:delve', purpose: 'exile', min: 2, max: 3 },
    })
    game.do(cast('Digging', { costs: { delve: ['old-1', 'old-4'] } }))
    expect(game.names('exile')).toEqual(['Ox', 'Ox'])
    expect(game.player('A').graveyard).toEqual(['old-2', 'old-3'])
  })

  it.each([
    [['old-1', 'old-4'], ['legal']],
    [['old-1'], ['choice.count 702.66a']],
    [['swamp-1', 'old-4'], ['choice.not-an-option 702.66a']],
  ])('702.66a: the question is answered by its key too: %j', (chosen, expected) => {
    const graveyard = ['old-1', 'old-2', 'old-3', 'old-4'].map((id) => ({ id, name: 'Gear' }))
    const game = holding('Digging', lands('Swamp', 'Swamp'), { graveyard })
    expect(game.refusal(cast('Digging', { answers: { 'costs:digging:delve': chosen } }))).toEqual(expected)
  })

  it.each([
    [lands('Swamp', 'Swamp', 'Swamp', 'Swamp'), undefined, ['legal']],
    [lands('Forest', 'Forest', 'Forest'), undefined, ['cost.mana 601.2h 601.2f 118.3']],
    [lands('Swamp'), { delve: ['old-1', 'old-2', 'old-3', 'old-4'] }, ['cost.choice-count 118.3 601.2h']],
    [lands('Swamp'), { delve: ['old-1', 'old-2', 'old-3'] }, ['legal']],
    [lands('Swamp'), { delve: ['swamp-1', 'old-2', 'old-3'] }, ['cost.choice 702.66a 118.3']],
  ])('with %j and %j: %j', (battlefield, costs, expected) => {
    const game = holding('Digging', battlefield, { graveyard })
    expect(game.refusal(cast('Digging', costs === undefined ? {} : { costs }))).toEqual(expected)
  })
})
