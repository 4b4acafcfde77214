import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import type { Position } from '../../../src/core/position.ts'
import { newContext } from '../../../src/engine/context.ts'
import { patchObject, patchPlayer, patchTurn } from '../../../src/engine/events/commit.ts'
import { judge, legalActions, projectState } from '../../../src/engine/index.ts'
import { readPosition } from '../../../src/engine/position/read-position.ts'
import { layer } from '../../../src/engine/projection/layered.ts'
import { project } from '../../../src/engine/projection/project.ts'
import {
  bigger,
  CREATURE,
  continuous,
  defineCard,
  defineCreature,
  keyword,
  shelf,
  tapsFor,
} from '../../support/define-card.ts'

vi.mock('../../../src/engine/projection/layered.ts', async (original) => {
  const real = await original<{ readonly layer: typeof layer }>()
  return { ...real, layer: vi.fn(real.layer) }
})
const worked = vi.mocked(layer)
beforeEach(() => void worked.mockClear())

const whileTapped: Ability = {
  kind: 'static',
  condition: { kind: 'controls', who: { ref: 'you' }, filter: { ...CREATURE, tapped: true } },
  effects: [{ kind: 'continuous', affects: CREATURE, modifications: [bigger(2)] }],
}
const CARDS = shelf([
  defineCard('Forest', '', 'Basic Land — Forest'),
  defineCreature('Elf', '{G}', 'Elf', '1/1', [tapsFor('G')]),
  defineCard('Banner', '{1}', 'Enchantment', [continuous(CREATURE, bigger(1))]),
  defineCard('Tall Banner', '{1}', 'Enchantment', [
    continuous({ ...CREATURE, tapped: true }, { kind: 'add-ability', ability: keyword('flying') }),
  ]),
  defineCard('Late Banner', '{1}', 'Enchantment', [whileTapped]),
])
const at = (...more: readonly string[]) => {
  const battlefield = [
    { id: 'elf', name: 'Elf' },
    { name: 'Forest', count: 5 },
    { id: 'banner', name: 'Banner' },
    ...more,
  ]
  const position: Position = {
    turn: { number: 3, active: 'A', step: 'precombat-main' },
    players: [{ id: 'A', battlefield }, { id: 'B' }],
  }
  const read = readPosition(position, CARDS)
  if (!read.ok) throw new Error(JSON.stringify(read.errors))
  return read.value
}
const tap = { kind: 'activate-ability', player: 'A', object: 'elf' } as const

describe('CR 613.5: the layers are worked out anew only where something changed that they look at', () => {
  it('613.5: once for a position, whoever asks', () => {
    const ctx = newContext(at(), CARDS)
    expect(project(ctx)).toBe(project(ctx))
    expect(worked).toHaveBeenCalledTimes(1)
  })

  it('613.5: not for life, mana, damage, tapping or a step, and those are seen all the same', () => {
    const ctx = newContext(at(), CARDS)
    project(ctx)
    patchPlayer(ctx, 'A', { life: 3, mana: [{ type: 'G' }] })
    patchObject(ctx, 'elf', { tapped: true, damage: 1 })
    patchTurn(ctx, ctx.state.turns[0]!, { step: 'end', priority: null })
    const { state, of } = project(ctx)
    expect(worked).toHaveBeenCalledTimes(1)
    expect(state.turns[0]!.step).toBe('end')
    expect([state.players.A!.life, state.objects.elf!.tapped, of('elf')!.power]).toEqual([3, true, 2])
  })

  it('613.5: for counters, and for what comes under another’s control', () => {
    const ctx = newContext(at(), CARDS)
    project(ctx)
    patchObject(ctx, 'elf', { counters: { '+1/+1': 2 } })
    expect(project(ctx).of('elf')!.power).toBe(4)
    patchObject(ctx, 'elf', { controller: 'B' })
    expect(project(ctx).of('elf')!.controller).toBe('B')
    expect(worked).toHaveBeenCalledTimes(3)
  })

  it.each([
    ['Tall Banner', 'an effect that looks at it', { power: 2, abilities: 2 }],
    ['Late Banner', 'a condition that does', { power: 4, abilities: 1 }],
  ])('613.5, 611.3a: for tapping too with %s, %s', (name, _, { power, abilities }) => {
    const ctx = newContext(at(name), CARDS)
    project(ctx)
    patchObject(ctx, 'elf', { tapped: true })
    const elf = project(ctx).of('elf')!
    expect([elf.power, elf.abilities.length]).toEqual([power, abilities])
  })

  it('613.5: not at all to judge an illegal action from a position already looked at', () => {
    const state = at()
    const start = projectState(state, CARDS)
    worked.mockClear()
    expect(judge(state, { kind: 'play-land', player: 'B', object: 'elf' }, CARDS, start).verdict).toBe('illegal')
    expect(judge(state, tap, CARDS, start).verdict).toBe('legal')
    expect(worked).not.toHaveBeenCalled()
  })

  it('613.5: once for the whole list of legal actions, where each only taps for mana', () => {
    expect(legalActions(at(), 'A', CARDS).actions).toHaveLength(7)
    expect(worked).toHaveBeenCalledTimes(1)
  })
})
