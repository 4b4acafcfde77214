import { describe, expect, it } from 'vitest'
import { readScenarioFile } from './scenario-file.ts'
import { compareVerdict, readVerdictLine } from './verdict-line.ts'

const FILE = `title: One word, two different targets
rules: 115.3, 601.2c
seed: 114.3
card: Twin Pinch | {1}{R} | Instant
  Tap two target creatures.
  Draw a card.
card: Big Ox | {2}{G} | Creature — Ox | 4/5

3 A main
A 20: Mountain x2 | hand: Twin Pinch
# a remark
B 20: Big Ox

= B life 20
> A cast Twin Pinch -> Big Ox, Big Ox
= illegal target.repeated 115.3
> all pass
`

describe('readScenarioFile', () => {
  it('reads what a file guarantees, its cards, its position and its moves', () => {
    expect(readScenarioFile(FILE)).toEqual({
      title: 'One word, two different targets',
      rules: ['115.3', '601.2c'],
      seeds: ['114.3'],
      judgeCase: null,
      example: null,
      cards: [
        {
          name: 'Twin Pinch',
          mana_cost: '{1}{R}',
          type_line: 'Instant',
          oracle_text: 'Tap two target creatures.\nDraw a card.',
        },
        {
          name: 'Big Ox',
          mana_cost: '{2}{G}',
          type_line: 'Creature — Ox',
          oracle_text: '',
          power: '4',
          toughness: '5',
        },
      ],
      position: '3 A main\nA 20: Mountain x2 | hand: Twin Pinch\nB 20: Big Ox',
      turns: [
        { line: 14, action: null, expects: [{ line: 14, text: 'B life 20' }] },
        {
          line: 15,
          action: 'A cast Twin Pinch -> Big Ox, Big Ox',
          expects: [{ line: 16, text: 'illegal target.repeated 115.3' }],
        },
        { line: 17, action: 'all pass', expects: [] },
      ],
    })
  })

  it('joins both faces of a transforming card, each with its own text', () => {
    const file = FILE.replace('\n3 A main', 'back: Night Ox | | Creature — Ox | 6/6\n  Trample\n  Haste\n\n3 A main')
    const front = { name: 'Big Ox', mana_cost: '{2}{G}', type_line: 'Creature — Ox', power: '4', toughness: '5' }
    const back = { name: 'Night Ox', mana_cost: '', type_line: 'Creature — Ox', power: '6', toughness: '6' }
    expect(readScenarioFile(file).cards[1]).toEqual({
      name: 'Big Ox // Night Ox',
      layout: 'transform',
      card_faces: [
        { ...front, oracle_text: '' },
        { ...back, oracle_text: 'Trample\nHaste' },
      ],
    })
  })

  it('reads which example of the rules it retells', () => {
    expect(readScenarioFile(`example: 115.3 2\n${FILE}`).example).toEqual({ rule: '115.3', nth: 2 })
  })

  it.each([
    ['a field it does not know', FILE.replace('seed:', 'sedd:')],
    ['an example without its place', `example: 115.3\n${FILE}`],
    ['an example of a rule that does not decide', `example: 115.4 1\n${FILE}`],
    ['no rule', FILE.replace(/^rules:.*\n/m, '')],
    ['nothing expected', 'title: t\nrules: 100.1\n\n3 A main\n'],
  ])('refuses %s', (_, text) => {
    expect(() => readScenarioFile(text)).toThrow()
  })
})

describe('compareVerdict', () => {
  const illegal = {
    verdict: 'illegal',
    reasons: [
      { code: 'target.itself', rules: ['115.5', '601.2c'], objects: [], params: { object: { id: 'a', name: 'A' } } },
    ],
  } as const

  it('wants the code and the rules that are named, and no others', () => {
    expect(compareVerdict(readVerdictLine('illegal target.itself 115.5')!, illegal)).toBeNull()
    expect(compareVerdict(readVerdictLine('illegal target.itself 115.3')!, illegal)).toContain('115.5')
    expect(compareVerdict(readVerdictLine('illegal target.shroud')!, illegal)).toContain('target.itself')
    expect(compareVerdict(readVerdictLine('legal')!, illegal)).toContain('illegal')
  })

  it('leaves lines of fact to others', () => {
    expect(readVerdictLine('A life 20')).toBeNull()
  })
})
