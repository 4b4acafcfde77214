import { describe, expect, it } from 'vitest'
import type { Condition } from '../../../src/core/condition.ts'
import type { Step } from '../../../src/core/step.ts'
import { activated, defineCard, fixedRule, gainsLife, spell } from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { inCombat } from './in-combat.ts'

type Point = Omit<Extract<Condition, { kind: 'combat-point' }>, 'kind'>
const ox = { id: 'ox', name: 'Plain Ox' }

/** A game with a card in hand that can be cast only then, and a permanent with an ability for only then. */
const timed = (point: Point): Game => {
  const when: Condition = { kind: 'combat-point', ...point }
  const card = defineCard('Timed Word', '{0}', 'Instant', [
    fixedRule({ kind: 'cast-only', when }),
    spell([], gainsLife(1)),
  ])
  const stone = defineCard('Timed Stone', '{1}', 'Artifact', [
    {
      ...(activated([], [], gainsLife(1)) as Extract<ReturnType<typeof activated>, { kind: 'activated' }>),
      onlyDuring: when,
    },
  ])
  return inCombat(
    'precombat-main',
    { battlefield: [ox, { id: 'stone', name: 'Timed Stone' }], hand: [{ id: 'word', name: 'Timed Word' }] },
    { battlefield: ['Gate Wall'] },
    {},
    [card, stone],
  )
}

/** The steps of A's turn in which both may be used; A attacks with the Ox or with nothing. */
const times = (point: Point, attacks: boolean): readonly Step[] => {
  const game = timed(point)
  const found: Step[] = []
  for (;;) {
    const verdicts = [
      game.judge({ kind: 'cast-spell', player: 'A', object: 'word' }).verdict,
      game.judge({ kind: 'activate-ability', player: 'A', object: 'stone' }).verdict,
    ]
    expect(new Set(verdicts).size).toBe(1)
    if (verdicts[0] === 'legal' && found.at(-1) !== game.turn.step) found.push(game.turn.step)
    if (game.turn.step === 'end') return found
    game.passAll()
    if (game.decision?.kind === 'declare-attackers') game.attack(...(attacks ? ['ox'] : []))
    if (game.decision?.kind === 'declare-blockers') game.block({})
  }
}

const BEFORE = ['precombat-main', 'beginning-of-combat'] as const
const REST = ['combat-damage', 'end-of-combat', 'postcombat-main', 'end'] as const

describe('CR 506.7a–c, 506.7e–g: only before or after a point of combat', () => {
  it.each<[string, Point, readonly Step[], readonly Step[]]>([
    [
      '506.7a: before attackers are declared, whether any are or not',
      { when: 'before', point: 'attackers-declared' },
      BEFORE,
      BEFORE,
    ],
    [
      '506.7a: after attackers are declared',
      { when: 'after', point: 'attackers-declared' },
      ['declare-attackers', 'declare-blockers', ...REST],
      ['declare-attackers', 'end-of-combat', 'postcombat-main', 'end'],
    ],
    [
      '506.7b, 506.7e: before blockers are declared; where that is skipped until the declare attackers step ends',
      { when: 'before', point: 'blockers-declared' },
      [...BEFORE, 'declare-attackers'],
      [...BEFORE, 'declare-attackers'],
    ],
    [
      '506.7c: during combat before blockers are declared',
      { when: 'before', point: 'blockers-declared', duringCombat: true },
      ['beginning-of-combat', 'declare-attackers'],
      ['beginning-of-combat', 'declare-attackers'],
    ],
    [
      '506.7f: during combat after blockers are declared; where that is skipped never',
      { when: 'after', point: 'blockers-declared', duringCombat: true },
      ['declare-blockers', 'combat-damage', 'end-of-combat'],
      [],
    ],
    [
      '506.7e: before the combat damage step',
      { when: 'before', point: 'combat-damage' },
      [...BEFORE, 'declare-attackers', 'declare-blockers'],
      [...BEFORE, 'declare-attackers'],
    ],
    ['506.7: before combat', { when: 'before', point: 'combat' }, ['precombat-main'], ['precombat-main']],
    ['506.7: after combat', { when: 'after', point: 'combat' }, ['postcombat-main', 'end'], ['postcombat-main', 'end']],
  ])('%s', (_, point, withAttack, without) => {
    expect(times(point, true)).toEqual(withAttack)
    expect(times(point, false)).toEqual(without)
  })

  it('506.7g: says why not, for spells and for abilities', () => {
    const game = timed({ when: 'after', point: 'blockers-declared' })
    expect(game.refusal({ kind: 'cast-spell', player: 'A', object: 'word' })).toEqual(['cast.condition 601.3'])
    expect(game.refusal({ kind: 'activate-ability', player: 'A', object: 'stone' })).toEqual([
      'activate.condition 602.1b 602.5',
    ])
  })
})
