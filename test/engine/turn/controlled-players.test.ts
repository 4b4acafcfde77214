import { describe, expect, it } from 'vitest'
import { legalActions } from '../../../src/engine/index.ts'
import { viewPosition } from '../../../src/engine/position/view-position.ts'
import {
  CREATURE,
  damages,
  defineCard,
  defineCreature,
  fixedRule,
  replaces,
  shelf,
  slot,
  spell,
  target,
} from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const PLAYER = { subject: 'player', player: 'any' } as const
const YOU = { ref: 'you' } as const
const CARDS = [
  defineCard('Strings', '{0}', 'Sorcery', [spell([slot(PLAYER)], { do: 'control-player', who: YOU, whom: target() })]),
  defineCard('Own Strings', '{0}', 'Instant', [
    spell([slot(PLAYER)], { do: 'control-player', who: YOU, whom: target() }),
  ]),
  defineCard('Ash Bolt', '{R}', 'Instant', [spell([slot(CREATURE)], damages(3))]),
  defineCard('Again', '{0}', 'Sorcery', [spell([], { do: 'extra-turn', who: YOU })]),
  defineCard('Idle Day', '{0}', 'Artifact', [replaces({ kind: 'skip', what: 'turn', who: 'opponent', once: true })]),
  defineCreature('Plain Ox', '{0}', 'Ox', '2/3'),
]
const BASICS = [defineCard('Mountain', '', 'Basic Land — Mountain')]
const cards = shelf([...BASICS, ...CARDS])

const table = (hand: readonly { readonly id: string; readonly name: string }[] = []) =>
  mainPhase(CARDS, {
    a: { hand: [{ id: 'strings', name: 'Strings' }, ...hand], battlefield: [{ id: 'own', name: 'Plain Ox' }] },
    b: {
      hand: [{ id: 'bolt', name: 'Ash Bolt' }],
      battlefield: [...lands('Mountain'), { id: 'ox', name: 'Plain Ox' }],
    },
  })
/** A controls B, in whose turn it is. */
const ruled = () => table().resolve('A', 'strings', ['B']).passTo('upkeep')
const bolt = { kind: 'cast-spell', player: 'B', object: 'bolt', targets: [['ox']] } as const

describe('CR 723: controlling another player', () => {
  it('723.1, 723.5: from the next turn they take until the turn after it, the other makes their choices', () => {
    const game = table().resolve('A', 'strings', ['B'])
    expect(game.state.controlled).toEqual([{ player: 'B', by: 'A', turn: null }])
    // Not before that turn.
    game.do({ kind: 'pass-priority', player: 'A' })
    expect(game.refusal(bolt)).toEqual(['legal'])
    expect(game.refusal({ ...bolt, decider: 'A' })).toEqual(['player.not-controlled 723.5 723.6'])
    game.do({ kind: 'pass-priority', player: 'B' }).passTo('upkeep')
    expect(game.turn).toMatchObject({ number: 4, active: ['B'], priority: 'B' })
    expect(game.refusal(bolt)).toEqual(['player.controlled 723.5'])
    expect(game.refusal({ ...bolt, decider: 'A' })).toEqual(['legal'])
    game.passTo('end').passTo('upkeep')
    expect(game.state.controlled).toEqual([])
    expect(game.refusal({ kind: 'pass-priority', player: 'A' })).toEqual(['legal'])
    game.do({ kind: 'pass-priority', player: 'A' })
    expect(game.refusal(bolt)).toEqual(['legal'])
  })

  it('723.5: also the choices that the rules ask for', () => {
    const game = ruled().passTo('declare-attackers')
    expect(game.decision).toMatchObject({ kind: 'declare-attackers', player: 'B', decider: 'A' })
    const attack = { kind: 'declare-attackers', player: 'B', attackers: [{ attacker: 'ox', defender: 'A' }] } as const
    expect(game.refusal(attack)).toEqual(['player.controlled 723.5'])
    game.do({ ...attack, decider: 'A' })
    expect(game.turn.combat?.attackers).toHaveLength(1)
    expect(legalActions(game.state, 'B', cards).actions.every(({ action }) => action.decider === 'A')).toBe(true)
  })

  it('723.5: what a refusal suggests instead can be done by whoever makes the choices', () => {
    const horn = defineCard('War Horn', '{0}', 'Artifact', [
      fixedRule({ kind: 'requirement', must: { act: 'attack', who: { ...CREATURE, controller: 'opponent' } } }),
    ])
    const game = mainPhase([...CARDS, horn], {
      a: { hand: [{ id: 'strings', name: 'Strings' }], battlefield: ['War Horn'] },
      b: { battlefield: [{ id: 'ox', name: 'Plain Ox' }] },
    })
    game.resolve('A', 'strings', ['B']).passTo('end').passTo('beginning-of-combat').passAll()
    const verdict = game.judge({ kind: 'declare-attackers', player: 'B', attackers: [], decider: 'A' })
    const [reason] = verdict.verdict === 'illegal' ? verdict.reasons : []
    expect(reason?.alternative).toMatchObject({ player: 'B', decider: 'A' })
    expect(game.refusal(reason!.alternative!)).toEqual(['legal'])
  })

  it('723.3: that player is the active player, and everybody’s permanents stay theirs', () => {
    const game = ruled()
    expect(game.turn.active).toEqual(['B'])
    expect(game.traits('ox').controller).toBe('B')
    expect(game.refusal({ kind: 'cast-spell', player: 'A', object: 'bolt', targets: [['ox']] })).toEqual([
      'priority.not-yours 117.1',
    ])
  })

  it('723.5a: costs are paid with what that player has', () => {
    const game = ruled().do({ ...bolt, decider: 'A' })
    expect(game.object('mountain-1').tapped).toBe(true)
    game.passAll()
    expect(game.player('B').graveyard).toHaveLength(2)
  })

  it('723.4: who controls a player sees what that player sees', () => {
    const seen = (game: ReturnType<typeof table>, viewer: string): string =>
      JSON.stringify(viewPosition(game.state, viewer, cards))
    expect(seen(table(), 'A')).not.toContain('Ash Bolt')
    expect(seen(ruled(), 'A')).toContain('Ash Bolt')
    expect(
      seen(
        table([{ id: 'secret', name: 'Again' }])
          .resolve('A', 'strings', ['B'])
          .passTo('upkeep'),
        'B',
      ),
    ).not.toContain('Again')
  })

  it('723.6: nobody concedes for another, and the player may at any time', () => {
    const game = ruled()
    expect(game.refusal({ kind: 'concede', player: 'B', decider: 'A' })).toEqual(['player.not-controlled 723.5 723.6'])
    expect(game.do({ kind: 'concede', player: 'B' }).state.result).toEqual({ kind: 'won', winners: ['A'] })
  })

  it('723.8: who controls another goes on making their own choices', () => {
    const game = ruled().do({ kind: 'pass-priority', player: 'B', decider: 'A' })
    expect(game.turn.priority).toBe('A')
    expect(game.refusal({ kind: 'pass-priority', player: 'A' })).toEqual(['legal'])
    expect(game.refusal({ kind: 'pass-priority', player: 'A', decider: 'B' })).toEqual([
      'player.not-controlled 723.5 723.6',
    ])
  })

  it('723.1a, 723.9: the newest effect counts; one that gives a player themselves leaves them their choices', () => {
    const game = table([{ id: 'again', name: 'Own Strings' }])
    game.resolve('A', 'strings', ['B'])
    game.state = { ...game.state, controlled: [...game.state.controlled, { player: 'A', by: 'B', turn: null }] }
    game.resolve('A', 'again', ['A'])
    expect(game.state.controlled).toEqual([
      { player: 'B', by: 'A', turn: null },
      { player: 'A', by: 'A', turn: null },
    ])
    game.passTo('upkeep').passTo('end').passTo('upkeep')
    expect(game.turn.active).toEqual(['A'])
    expect(game.refusal({ kind: 'pass-priority', player: 'A' })).toEqual(['legal'])
  })

  it('723.1b: a turn that is skipped is none; it waits for one that is taken', () => {
    const game = mainPhase(CARDS, {
      a: { hand: [{ id: 'strings', name: 'Strings' }], battlefield: ['Idle Day'] },
    }).resolve('A', 'strings', ['B'])
    game.passTo('upkeep')
    expect(game.turn.active).toEqual(['A'])
    expect(game.state.controlled).toEqual([{ player: 'B', by: 'A', turn: null }])
  })

  it('723.5: it ends with the player who has it', () => {
    const game = mainPhase(CARDS, {
      more: {
        rules: { variant: 'free-for-all' },
        players: [
          { id: 'A', library: 9 },
          { id: 'B', library: 9 },
          { id: 'C', library: 9 },
        ],
        controlled: [{ player: 'B', by: 'A', turn: 3 }],
      },
      turn: { active: 'B', priority: 'B' },
    })
    expect(game.refusal({ kind: 'pass-priority', player: 'B' })).toEqual(['player.controlled 723.5'])
    game.do({ kind: 'concede', player: 'A' })
    expect(game.refusal({ kind: 'pass-priority', player: 'B' })).toEqual(['legal'])
  })
})
