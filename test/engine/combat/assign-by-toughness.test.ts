import { describe, expect, it } from 'vitest'
import { CREATURE, defineCard, defineCreature, fixedRule, target } from '../../support/define-card.ts'
import { inCombat, trick } from './in-combat.ts'

const byToughness = { kind: 'requirement', must: { act: 'assign-by-toughness', who: 'self' } } as const
const CARDS = [
  defineCreature('Stone Turtle', '{2}{G}', 'Turtle', '0/5', [fixedRule(byToughness)]),
  defineCreature('Tall Heron', '{2}{U}', 'Bird', '4/1', [fixedRule(byToughness)]),
  defineCard('House of Bark', '{3}', 'Enchantment', [
    fixedRule({ kind: 'requirement', must: { act: 'assign-by-toughness', who: { ...CREATURE, controller: 'you' } } }),
  ]),
  trick('Slow Fist', {
    do: 'rule',
    what: target(),
    rule: byToughness,
    duration: 'end-of-turn',
  }),
]

const attack = (name: string, more: readonly string[] = []) =>
  inCombat(
    'declare-attackers',
    { battlefield: [{ id: 'attacker', name }, ...more], hand: [{ id: 'fist', name: 'Slow Fist' }] },
    {
      battlefield: [{ id: 'blocker', name: 'Gate Wall' }],
    },
    {},
    CARDS,
  ).attack('attacker')

describe('CR 510.1a: combat damage by toughness', () => {
  it.each([
    ['Stone Turtle', [], 15],
    ['Tall Heron', [], 19],
    ['Small Pup', ['House of Bark'], 19],
    ['Hoof Giant', ['House of Bark'], 16],
    ['Hoof Giant', [], 15],
  ] as const)('510.1a: %s with %j', (name, more, life) => {
    const game = attack(name, more).passAll().block({}).passAll()
    expect(game.state.players.B!.life).toBe(life)
  })

  it('510.1a: a blocked creature deals so much to its blocker', () => {
    const game = attack('Stone Turtle').passAll().block({ blocker: 'attacker' }).passAll()
    expect(game.state.battlefield).toEqual(['attacker'])
    expect(game.state.objects.attacker).toMatchObject({ zone: 'battlefield', damage: 0 })
  })

  it('510.1a: for a turn, where an effect says so', () => {
    const game = attack('Hoof Giant').resolve('A', 'fist', ['attacker']).passAll().block({}).passAll()
    expect(game.state.players.B!.life).toBe(16)
  })
})
