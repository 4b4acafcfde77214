import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import type { Action } from '../../../src/core/action.ts'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { Decision } from '../../../src/core/decision.ts'
import type { Filter } from '../../../src/core/filter.ts'
import {
  CREATURE,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  keyword,
  slot,
  spell,
  target,
  token,
  triggered,
} from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { inCombat, trick } from './in-combat.ts'

const LEGENDS: Filter = { subject: 'permanent', types: ['creature'], supertypes: ['legendary'] }
const withLegends: Ability = { kind: 'keyword', keyword: 'bands with other', filter: LEGENDS }
const human = (name: string, size: string, abilities: readonly Ability[], legendary = true): CardDefinition =>
  defineCard(name, '{2}{W}', `${legendary ? 'Legendary ' : ''}Creature — Human`, abilities, { size })
const losing = (name: string, lost: 'banding' | 'bands with other'): CardDefinition =>
  trick(name, {
    do: 'continuous',
    what: target(),
    modifications: [{ kind: 'remove-keyword', keyword: lost }],
    duration: 'end-of-turn',
  })

const CARDS = [
  defineCreature('Shoulder Pike', '{1}{W}', 'Human Soldier', '2/2', [keyword('banding')]),
  defineCreature('Twice Sworn', '{1}{W}', 'Human Soldier', '2/2', [keyword('banding'), keyword('banding')]),
  human('Oda', '2/3', [withLegends, withLegends]),
  human('Ulm', '3/3', []),
  human('Wen', '4/4', [keyword('trample')]),
  human('Crowd Pleaser', '2/2', [withLegends], false),
  defineCreature('Bell Warden', '{1}{W}', 'Human', '1/1', [
    triggered({ on: 'becomes-blocked', what: 'self', blocker: CREATURE }, [gainsLife(1)]),
  ]),
  defineCreature('Horn Warden', '{1}{W}', 'Human', '1/1', [
    triggered({ on: 'becomes-blocked', what: 'self' }, [gainsLife(10)]),
  ]),
  defineCreature('Gate Drummer', '{1}{W}', 'Human', '1/1', [
    triggered({ on: 'blocks', what: 'self', attacker: CREATURE }, [gainsLife(1)]),
  ]),
  defineCard('Narrow Gate', '{2}', 'Artifact', [
    fixedRule({ kind: 'restriction', cant: { act: 'block', who: CREATURE, moreThan: 2 } }),
  ]),
  trick('Call Away', { do: 'remove-from-combat', what: target() }),
  trick('Stand Still', { do: 'become-blocked', what: target() }),
  losing('Break Ranks', 'banding'),
  losing('Break Courts', 'bands with other'),
  defineCard('Guard Order', '{0}', 'Instant', [
    spell([slot(CREATURE)], {
      do: 'create-token',
      who: { ref: 'you' },
      amount: 1,
      token: token('Guard', 1),
      blocking: target(),
    }),
  ]),
]
const TRICKS = ['Call Away', 'Stand Still', 'Break Ranks', 'Break Courts', 'Guard Order']

type Side = Readonly<Record<string, string>>
const side = (all: Side) => ({
  battlefield: Object.entries(all).map(([id, name]) => ({ id, name })),
  hand: TRICKS.map((name) => ({ name })),
})
const fight = (a: Side, b: Side = {}): Game => inCombat('declare-attackers', side(a), side(b), {}, CARDS)

/** The same, as combat begins. */
const beginning = (a: Side, b: Side = {}): Game =>
  inCombat(
    'beginning-of-combat',
    side(a),
    side(b),
    { turn: { number: 3, active: 'A', step: 'beginning-of-combat', priority: 'A' } },
    CARDS,
  )

/** Each group is a band; a name alone attacks by itself. */
const attack = (...groups: readonly string[][]): Action => ({
  kind: 'declare-attackers',
  player: 'A',
  attackers: groups.flatMap((ids, i) =>
    ids.map((attacker) => (ids.length === 1 ? { attacker, defender: 'B' } : { attacker, defender: 'B', band: i + 5 })),
  ),
})
const play = (game: Game, player: 'A' | 'B', name: string, on: string): Game => {
  if (game.turn.priority !== player) game.pass()
  const id = Object.values(game.state.objects).find(
    (one) => one.owner === player && one.substance.kind === 'card' && one.substance.name === name,
  )!.id
  return game.cast(player, id, [on]).passAll()
}
const bands = (game: Game) => game.turn.combat!.attackers.map(({ attacker, band }) => [attacker, band ?? 0])
const blocksOf = (game: Game) => game.turn.combat!.blockers.map(({ blocker, attacker }) => `${blocker}-${attacker}`)
const inOrder = (game: Game) => game.answer((game.decision as Extract<Decision, { kind: 'order' }>).options)
const asked = (game: Game) => {
  const { kind, player, rule, source } = game.decision as Extract<Decision, { kind: 'divide' }>
  return [kind, player, rule, source]
}

describe('CR 702.22, 508.1e: bands are announced as attackers are declared', () => {
  it('702.22c: any with banding and one without; they are told by a number', () => {
    const game = fight({ p1: 'Shoulder Pike', p2: 'Shoulder Pike', ox: 'Plain Ox', pup: 'Small Pup' })
    game.do(attack(['p1', 'p2', 'ox'], ['pup']))
    expect(bands(game)).toEqual([
      ['p1', 1],
      ['p2', 1],
      ['ox', 1],
      ['pup', 0],
    ])
    expect(game.trail).toContain('508.1e')
  })

  it('702.22c: a second one without banding, or nobody with it, is no band', () => {
    const game = fight({ p1: 'Shoulder Pike', ox: 'Plain Ox', pup: 'Small Pup' })
    expect(game.refusal(attack(['p1', 'ox', 'pup']))).toEqual(['attack.band 702.22c 508.1e'])
    expect(game.refusal(attack(['ox', 'pup']))).toEqual(['attack.band 702.22c 508.1e'])
    const verdict = game.judge(attack(['p1', 'ox', 'pup']))
    expect(verdict.verdict === 'illegal' && verdict.reasons[0]?.objects).toEqual(['pup', 'p1', 'ox', 'pup'])
  })

  it('702.22c: several bands, each creature in one of them', () => {
    const game = fight({ p1: 'Shoulder Pike', p2: 'Shoulder Pike', ox: 'Plain Ox', pup: 'Small Pup' })
    game.do(attack(['p1', 'ox'], ['p2', 'pup']))
    expect(bands(game)).toEqual([
      ['p1', 1],
      ['ox', 1],
      ['p2', 2],
      ['pup', 2],
    ])
  })

  it('702.22c: one creature is no band', () => {
    const game = fight({ p1: 'Shoulder Pike' })
    game.do({ kind: 'declare-attackers', player: 'A', attackers: [{ attacker: 'p1', band: 3 }] })
    expect(bands(game)).toEqual([['p1', 0]])
  })

  it('702.22c, 702.22m: of a kind that one of them bands with, which has to be of that kind itself', () => {
    const game = fight({ oda: 'Oda', ulm: 'Ulm', wen: 'Wen', ox: 'Plain Ox', fan: 'Crowd Pleaser' })
    expect(game.refusal(attack(['oda', 'ulm', 'ox']))).toEqual(['attack.band 702.22c 508.1e'])
    expect(game.refusal(attack(['fan', 'ulm', 'wen']))).toEqual(['attack.band 702.22c 508.1e'])
    expect(game.refusal(attack(['ulm', 'wen']))).toEqual(['attack.band 702.22c 508.1e'])
    expect(game.refusal(attack(['oda', 'ulm', 'wen']))).toEqual(['legal'])
  })

  it('702.22c: a creature that bands with others is the one without banding among those with it', () => {
    const game = fight({ p1: 'Shoulder Pike', oda: 'Oda', ulm: 'Ulm' })
    expect(game.refusal(attack(['p1', 'oda']))).toEqual(['legal'])
    expect(game.refusal(attack(['p1', 'oda', 'ulm']))).toEqual(['attack.band 702.22c 508.1e'])
  })

  it('702.22d: all of a band attack the same', () => {
    const game = fight({ p1: 'Shoulder Pike', ox: 'Plain Ox' }, { ida: 'Ida, Path Warden' })
    const attackers = [
      { attacker: 'p1', defender: 'B', band: 1 },
      { attacker: 'ox', defender: 'ida', band: 1 },
    ]
    expect(game.refusal({ kind: 'declare-attackers', player: 'A', attackers })).toEqual([
      'attack.band-apart 702.22d 508.1e',
    ])
  })

  it('508.1c–d: a band makes no creature able to attack, nor lets one stay at home', () => {
    const game = fight({ p1: 'Shoulder Pike', bound: 'Bound Ox', must: 'War Singer' })
    expect(game.refusal(attack(['p1', 'bound'], ['must']))).toEqual(['attack.prohibited 508.1c 101.2'])
    expect(game.refusal(attack(['p1']))).toEqual(['attack.requirement 508.1d'])
    expect(game.refusal(attack(['p1', 'must']))).toEqual(['legal'])
  })

  it('508.1e: the decision tells what bands there can be, and each of them is legal', () => {
    const game = beginning({ p1: 'Shoulder Pike', oda: 'Oda', ulm: 'Ulm', ox: 'Plain Ox', wall: 'Gate Wall' }).passAll()
    expect(game.decision).toMatchObject({
      bands: [
        { with: ['p1'], others: ['oda', 'ulm', 'ox'], most: 1 },
        { with: ['oda'], others: ['ulm'] },
      ],
    })
    expect(game.refusal(attack(['p1', 'ox'], ['oda', 'ulm']))).toEqual(['legal'])
    expect(beginning({ ulm: 'Ulm', ox: 'Plain Ox' }).passAll().decision).not.toHaveProperty('bands')
  })

  it('508.1e: an answer to the question tells bands in the same way', () => {
    const game = beginning({ p1: 'Shoulder Pike', ox: 'Plain Ox' }).passAll()
    game.answer([
      { attacker: 'p1', defender: 'B', band: 2 },
      { attacker: 'ox', defender: 'B', band: 2 },
    ])
    expect(bands(game)).toEqual([
      ['p1', 1],
      ['ox', 1],
    ])
  })
})

describe('CR 702.22b, 702.22e–f: how long a band lasts', () => {
  it('702.22b: what loses banding bands with no others either', () => {
    const game = beginning({ oda: 'Oda', ulm: 'Ulm' })
    play(game, 'A', 'Break Ranks', 'oda')
    game.passAll()
    expect(game.refusal(attack(['oda', 'ulm']))).toEqual(['attack.band 702.22c 508.1e'])
  })

  it('702.22e: a band stays one without banding', () => {
    const game = fight({ p1: 'Shoulder Pike', ox: 'Plain Ox' }, { wall: 'Gate Wall' }).do(attack(['p1', 'ox']))
    play(game, 'A', 'Break Ranks', 'p1')
    game.passAll().block({ wall: 'ox' })
    expect(blocksOf(game)).toEqual(['wall-ox', 'wall-p1'])
  })

  it('702.22f: removed from combat, removed from the band', () => {
    const game = fight({ p1: 'Shoulder Pike', ox: 'Plain Ox', pup: 'Small Pup' }, { wall: 'Gate Wall' })
    game.do(attack(['p1', 'ox']))
    play(game, 'A', 'Call Away', 'ox')
    game.passAll().block({ wall: 'p1' })
    expect(blocksOf(game)).toEqual(['wall-p1'])
    expect(game.turn.combat!.blocked).toEqual(['p1'])
  })
})

describe('CR 702.22g–i: a band is blocked as one', () => {
  it('702.22g–h: only the one blocked has to be one that can be, and all become blocked by it', () => {
    const game = fight({ p1: 'Shoulder Pike', ray: 'Sky Ray' }, { ox: 'Plain Ox', web: 'Web Hunter' })
    game.do(attack(['p1', 'ray'])).passAll()
    expect(game.refusal(game.blockWith({ ox: 'ray' }))).toEqual(['block.evasion 702.9b 509.1b'])
    game.block({ ox: 'p1' })
    expect(blocksOf(game)).toEqual(['ox-p1', 'ox-ray'])
    expect(game.turn.combat!.blocked).toEqual(['p1', 'ray'])
  })

  it('702.22h, 509.3b–d: each of the band becomes blocked by it, and it blocks each', () => {
    const game = fight(
      { p1: 'Shoulder Pike', p2: 'Shoulder Pike', bell: 'Bell Warden', horn: 'Horn Warden' },
      { drum: 'Gate Drummer' },
    )
    game
      .do(attack(['p1', 'bell'], ['p2', 'horn']))
      .passAll()
      .block({ drum: 'p1' })
    inOrder(game).passTo('combat-damage')
    expect([game.player('A').life, game.player('B').life]).toEqual([21, 22])
  })

  it('702.22h: a creature put onto the battlefield blocking one of a band blocks all', () => {
    const game = fight({ p1: 'Shoulder Pike', horn: 'Horn Warden' }, { wall: 'Lazy Ox' }).do(attack(['p1', 'horn']))
    game.passTo('declare-blockers')
    play(game, 'B', 'Guard Order', 'p1')
    expect(game.turn.combat!.blockers.map(({ attacker }) => attacker)).toEqual(['p1', 'horn'])
    game.passAll()
    expect(game.player('A').life).toBe(30)
  })

  it('702.22i: blocked by an effect, blocked all', () => {
    const game = fight({ p1: 'Shoulder Pike', ox: 'Plain Ox' })
      .do(attack(['p1', 'ox']))
      .passTo('declare-blockers')
    play(game, 'A', 'Stand Still', 'p1')
    expect(game.turn.combat!.blocked).toEqual(['p1', 'ox'])
    game.passAll()
    expect(game.player('B').life).toBe(20)
  })

  it('702.22h, 509.1b: a blocker of a band counts once against what limits blockers', () => {
    const game = fight({ p1: 'Shoulder Pike', ox: 'Plain Ox' }, { wall: 'Gate Wall', gate: 'Narrow Gate' })
    game.do(attack(['p1', 'ox']))
    play(game, 'B', 'Guard Order', 'p1')
    expect(game.passAll().refusal(game.blockWith({ wall: 'ox' }))).toEqual(['legal'])
  })
})

describe('CR 702.22j–k: who divides combat damage', () => {
  it('702.22j: a creature blocked by one with banding: the defending player, as they choose', () => {
    const game = fight({ ox: 'Plain Ox' }, { p1: 'Shoulder Pike', pup: 'Small Pup' })
    game
      .do(attack(['ox']))
      .passAll()
      .block({ pup: 'ox', p1: 'ox' })
      .passAll()
    expect(asked(game)).toEqual(['divide', 'B', '702.22j', 'ox'])
    game.answer({ pup: 3 })
    expect(game.object('p1').damage).toBe(0)
    expect(game.names('graveyard', 'B')).toEqual(['Small Pup'])
  })

  it('702.22j: not if none of them has it by then', () => {
    const game = fight({ ox: 'Plain Ox' }, { p1: 'Shoulder Pike', pup: 'Small Pup' })
    game
      .do(attack(['ox']))
      .passAll()
      .block({ pup: 'ox', p1: 'ox' })
    play(game, 'A', 'Break Ranks', 'p1')
    game.passAll()
    expect(asked(game)).toEqual(['divide', 'A', '510.1c', 'ox'])
  })

  it('702.22j: by one that bands with others and another of that kind, not by it alone', () => {
    const both = fight({ ox: 'Plain Ox' }, { oda: 'Oda', ulm: 'Ulm' })
    both
      .do(attack(['ox']))
      .passAll()
      .block({ oda: 'ox', ulm: 'ox' })
      .passAll()
    expect(asked(both)).toEqual(['divide', 'B', '702.22j', 'ox'])
    const one = fight({ ox: 'Plain Ox' }, { oda: 'Oda', pup: 'Small Pup' })
    one
      .do(attack(['ox']))
      .passAll()
      .block({ oda: 'ox', pup: 'ox' })
      .passAll()
    expect(asked(one)).toEqual(['divide', 'A', '510.1c', 'ox'])
  })

  it('702.22j, 702.19b: one with trample; all of it may stay with a blocker, none goes past without lethal damage', () => {
    const game = fight({ wen: 'Wen' }, { p1: 'Shoulder Pike' })
    game
      .do(attack(['wen']))
      .passAll()
      .block({ p1: 'wen' })
      .passAll()
    expect(asked(game)).toEqual(['divide', 'B', '702.22j', 'wen'])
    expect(game.refusal({ kind: 'choose', player: 'B', answer: { p1: 1, B: 3 } })).toEqual([
      'damage.not-lethal-before-trample 702.19b',
    ])
    game.answer({ p1: 4 })
    expect(game.player('B').life).toBe(20)
  })

  it('702.22k: a creature that blocks one with banding: the active player', () => {
    const game = fight({ p1: 'Shoulder Pike', pup: 'Small Pup' }, { ox: 'Plain Ox' })
    game
      .do(attack(['p1', 'pup']))
      .passAll()
      .block({ ox: 'pup' })
      .passAll()
    expect(asked(game)).toEqual(['divide', 'A', '702.22k', 'ox'])
    game.answer({ pup: 3, p1: 0 })
    expect(game.names('graveyard')).toEqual(['Plain Ox', 'Small Pup'])
    expect(game.object('p1').damage).toBe(0)
  })

  it('702.22k: a creature that blocks two of a kind that one bands with; else its own controller', () => {
    const kind = fight({ oda: 'Oda', ulm: 'Ulm' }, { ox: 'Plain Ox' }).do(attack(['oda', 'ulm']))
    kind.passAll().block({ ox: 'ulm' }).passAll()
    expect(asked(kind)).toEqual(['divide', 'A', '702.22k', 'ox'])
    const lost = fight({ oda: 'Oda', ulm: 'Ulm' }, { ox: 'Plain Ox' }).do(attack(['oda', 'ulm']))
    lost.passAll().block({ ox: 'ulm' })
    play(lost, 'B', 'Break Courts', 'oda')
    lost.passAll()
    expect(asked(lost)).toEqual(['divide', 'B', '510.1d', 'ox'])
  })

  it('702.22m: banding twice is banding', () => {
    const game = beginning({ t: 'Twice Sworn', pup: 'Small Pup', ox: 'Plain Ox' }).passAll()
    expect(game.refusal(attack(['t', 'pup', 'ox']))).toEqual(['attack.band 702.22c 508.1e'])
    expect(game.decision).toMatchObject({ bands: [{ with: ['t'], others: ['pup', 'ox'], most: 1 }] })
  })
})

describe('Positions with bands', () => {
  it('702.22e, 702.22h: a band is read and written, and blocked as a whole', () => {
    const game = inCombat(
      'declare-blockers',
      side({ ox: 'Plain Ox', pup: 'Small Pup' }),
      side({ wall: 'Gate Wall' }),
      {
        turn: {
          number: 3,
          active: 'A',
          step: 'declare-blockers',
          priority: 'A',
          begun: true,
          combat: {
            attackers: [
              { attacker: 'ox', defender: 'B', band: 1 },
              { attacker: 'pup', defender: 'B', band: 1 },
            ],
            blockers: [{ blocker: 'wall', attacker: 'pup' }],
          },
        },
      },
      CARDS,
    )
    expect(blocksOf(game)).toEqual(['wall-pup', 'wall-ox'])
    expect(bands(game)).toEqual([
      ['ox', 1],
      ['pup', 1],
    ])
  })
})
