import { describe, expect, it } from 'vitest'
import type { Condition } from '../../../src/core/condition.ts'
import type { Effect } from '../../../src/core/effect.ts'
import { activated, damages, defineCard, gainsLife, PLAYER, slot, target } from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const nth = (times: number): Condition => ({ kind: 'resolved-this-turn', times })
const when = (times: number, ...effects: readonly Effect[]): Effect => ({ do: 'if', condition: nth(times), effects })

const CARDS = [
  defineCard('Engine', '{0}', 'Artifact', [
    activated([], [], when(1, gainsLife(1)), when(2, gainsLife(10))),
    activated(
      [],
      [],
      when(2, {
        do: 'reflexive-trigger',
        targets: [slot(PLAYER)],
        effects: [damages(3, target())],
      }),
    ),
  ]),
  defineCard('Twin Engine', '{0}', 'Artifact', [
    activated([], [], when(1, gainsLife(1))),
    activated([], [], when(1, gainsLife(1))),
  ]),
]
const game = () =>
  mainPhase(CARDS, {
    a: {
      battlefield: [
        { id: 'e', name: 'Engine' },
        { id: 'f', name: 'Engine' },
        { id: 't', name: 'Twin Engine' },
      ],
    },
    turn: { number: 3 },
  })
const use = (one: ReturnType<typeof game>, object: string, ability: number) =>
  one.do({ kind: 'activate-ability', player: 'A', object, ability }).passAll()

describe('CR 603.7h: how often an ability has resolved this turn', () => {
  it('603.7h: is counted by ability and object', () => {
    const one = game()
    use(one, 'e', 0)
    use(one, 'f', 0)
    expect(one.player('A').life).toBe(22)
    use(one, 'e', 1)
    expect(use(one, 'e', 0).player('A').life).toBe(32)
    expect(use(one, 'e', 0).player('A').life).toBe(32)
  })

  it('603.7h: what triggers then is made in that resolution only', () => {
    const one = game()
    use(one, 'e', 1)
    expect(one.decision).toBeNull()
    use(one, 'e', 1)
    expect(one.decision).toMatchObject({ kind: 'choose-targets' })
    one.answer(['B']).passAll()
    expect(one.player('B').life).toBe(17)
    use(one, 'e', 1)
    expect([one.decision, one.names('stack')]).toEqual([null, []])
  })

  it('603.7h: begins anew with the next turn', () => {
    const one = game()
    use(one, 'e', 0)
    one.passTo('end').passAll().passTo('precombat-main')
    expect(one.state.history.used).toEqual([])
  })

  it('603.7h: is not told for the same ability twice on one object', () => {
    const one = game().do({ kind: 'activate-ability', player: 'A', object: 't', ability: 0 })
    expect(one.judge({ kind: 'pass-all' }).verdict).toBe('unsupported')
  })
})
