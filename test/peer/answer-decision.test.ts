import { describe, expect, it } from 'vitest'
import type { Decision } from '../../src/core/decision.ts'
import type { GameObject } from '../../src/core/object.ts'
import { CardShelf } from '../support/card-shelf.ts'
import { Table } from '../support/table.ts'
import { answerDecision } from './answer-decision.ts'
import { AnswerQueues } from './answer-queues.ts'
import { Halt } from './outcome.ts'
import type { ScenarioStep } from './scenario.ts'
import type { Session } from './session.ts'
import { translate } from './translate.ts'

/** A table of named things in front of a player who is asked about them; nothing is ever submitted to a referee. */
const sessionWith = (names: readonly string[], ...steps: ScenarioStep[]): Session => {
  const script = translate({ id: 'own', base: 'CardTestPlayerBase', steps })
  const objects = Object.fromEntries(names.map((id) => [id, { id, faceDown: false } as GameObject]))
  const never = () => {
    throw new Error('not to be asked')
  }
  const characteristicsOf = () => (id: string) =>
    ({ name: id.split('-')[0], controller: id === 'Ox' ? 'A' : 'B' }) as never
  const referee = { readPosition: never, judge: never, legalActions: never, characteristicsOf }
  return {
    script,
    table: new Table({ objects, waiting: [], lastKnown: {} } as never, () => undefined, referee),
    answers: new AnswerQueues(script),
    open: new Set(),
    refused: new Map(),
    refusals: [],
    shares: new Map(),
    shelf: new CardShelf([], never),
    textsOf: () => [],
  }
}

const base = { key: 'k', player: 'A', rule: '601.2c' }
const targets = (options: readonly string[], min: number, max: number): Decision => ({
  ...base,
  kind: 'choose-targets',
  object: 'spell',
  slot: 's',
  options,
  min,
  max,
})

describe('answerDecision', () => {
  it('takes what was named beside the spell before what was laid in', () => {
    const session = sessionWith(['Ox', 'Pup'], ['addTarget', '@A', 'Pup'])
    const given = [{ pointer: { kind: 'named', name: 'Ox' } }] as const
    expect(answerDecision(session, targets(['Pup', 'Ox'], 1, 1), [...given])).toEqual(['Ox'])
    expect(session.answers.of('A').targets).toHaveLength(1)
  })

  it('takes the first laid-in target that fits, and leaves the others for later questions', () => {
    const session = sessionWith(['Ox', 'Pup'], ['addTarget', '@A', '@B'], ['addTarget', '@A', 'Pup'])
    expect(answerDecision(session, targets(['Ox', 'Pup'], 1, 1), null)).toEqual(['Pup'])
    expect(answerDecision(session, targets(['A', 'B'], 1, 1), null)).toEqual(['B'])
  })

  it('chooses different objects of one name', () => {
    const session = sessionWith(['Ox-1', 'Ox-2'], ['addTarget', '@A', 'Ox^Ox'])
    expect(answerDecision(session, targets(['Ox-1', 'Ox-2'], 2, 2), null)).toEqual(['Ox-1', 'Ox-2'])
  })

  it('stops where the script says to choose no more', () => {
    const session = sessionWith(['Ox', 'Pup'], ['addTarget', '@A', 'TestPlayer.TARGET_SKIP'], ['addTarget', '@A', 'Ox'])
    expect(answerDecision(session, targets(['Ox', 'Pup'], 0, 2), null)).toEqual([])
  })

  it('remembers how much of a division a target was given', () => {
    const session = sessionWith(['Ox', 'Pup'], ['addTargetAmount', '@A', 'Ox', 1], ['addTargetAmount', '@A', 'Pup', 2])
    expect(answerDecision(session, targets(['Ox', 'Pup'], 1, 3), null)).toEqual(['Ox', 'Pup'])
    const division: Decision = {
      ...base,
      kind: 'divide',
      purpose: 'damage',
      source: 's',
      total: 3,
      among: ['Ox', 'Pup'],
      least: 1,
    }
    expect(answerDecision(session, division, null)).toEqual({ Ox: 1, Pup: 2 })
  })

  it('counts modes from 0 where the script counts from 1', () => {
    const session = sessionWith([], ['setModeChoice', '@A', '2'], ['setModeChoice', '@A', '1'])
    const modes: Decision = {
      ...base,
      kind: 'choose-modes',
      object: 's',
      options: [0, 1],
      min: 1,
      max: 1,
      repeat: false,
    }
    expect(answerDecision(session, modes, null)).toEqual([1])
    expect(answerDecision(session, modes, null)).toEqual([0])
  })

  it('announces X from the laid-in answer that says so', () => {
    const session = sessionWith([], ['setChoice', '@A', true], ['setChoice', '@A', 'X=3'])
    expect(
      answerDecision(session, { ...base, kind: 'choose-number', object: 's', what: 'x', min: 0, max: 9 }, null),
    ).toBe(3)
    expect(answerDecision(session, { ...base, kind: 'yes-or-no', purpose: 'may', source: null }, null)).toBe(true)
  })

  it('invents nothing in a strict script', () => {
    const session = sessionWith([], ['setStrictChooseMode', true])
    expect(() => answerDecision(session, { ...base, kind: 'yes-or-no', purpose: 'may', source: null }, null)).toThrow(
      Halt,
    )
  })

  it('says yes, and chooses as few as allowed of what is not its own, where a script is not strict', () => {
    const session = sessionWith(['Ox', 'Pup'])
    expect(answerDecision(session, { ...base, kind: 'yes-or-no', purpose: 'may', source: null }, null)).toBe(true)
    expect(answerDecision(session, targets(['Ox', 'Pup'], 1, 2), null)).toEqual(['Pup'])
  })

  describe('the cost a spell is cast for', () => {
    const ways: Decision = {
      ...base,
      kind: 'choose-option',
      key: 'alternative:ox',
      source: 'Ox',
      options: ['mana-cost', 'alternative', 'evoke-2', 'dash'],
    }
    it.each([
      ['Cast with no', 'mana-cost'],
      ['Cast with no alternative cost: {1}{G}', 'mana-cost'],
      ['Cast with Evoke alternative cost', 'evoke-2'],
      ['Cast with Dash alternative cost: {R} (source: Ox', 'dash'],
      ['Cast with alternative cost', 'alternative'],
      ['Cast without paying its mana cost (source: Ox', 'alternative'],
    ])('is the one that "%s" names', (choice, way) => {
      const session = sessionWith(['Ox'], ['setStrictChooseMode', true], ['setChoice', '@A', choice])
      expect(answerDecision(session, ways, null)).toBe(way)
      expect(session.answers.of('A').choices).toEqual([])
    })

    it('is the mana cost where the script says nothing, and nothing where that is not offered', () => {
      const session = sessionWith([], ['setStrictChooseMode', true])
      expect(answerDecision(session, ways, null)).toBe('mana-cost')
      expect(() => answerDecision(session, { ...ways, options: ['dash', 'evoke'] }, null)).toThrow(Halt)
    })

    it('is none where the script names one that the spell does not have', () => {
      const session = sessionWith([], ['setStrictChooseMode', true], ['setChoice', '@A', 'Cast with Prowl alternative'])
      expect(() => answerDecision(session, ways, null)).toThrow(Halt)
    })

    it('is not what the script says of another spell', () => {
      const choice = 'Cast with Dash alternative cost: {R} (source: Pup'
      const session = sessionWith(['Ox'], ['setStrictChooseMode', true], ['setChoice', '@A', choice])
      expect(answerDecision(session, ways, null)).toBe('mana-cost')
      expect(session.answers.of('A').choices).toEqual([choice])
    })
  })

  it('says of a single card whether it is cast as something resolves: yes where a script is not strict', () => {
    const asked = { ...base, kind: 'choose-objects', key: 'cast:pup:A', purpose: 'choose', source: 'pup' } as const
    const cast: Decision = { ...asked, options: ['Ox'], min: 0, max: 1 }
    expect(answerDecision(sessionWith(['Ox']), cast, null)).toEqual(['Ox'])
    const strict = sessionWith(
      ['Ox'],
      ['setStrictChooseMode', true],
      ['setChoice', '@A', false],
      ['setChoice', '@A', true],
    )
    expect(answerDecision(strict, cast, null)).toEqual([])
    expect(answerDecision(strict, cast, null)).toEqual(['Ox'])
    expect(() => answerDecision(strict, cast, null)).toThrow(Halt)
  })

  it('has something enter as a copy where a script is not strict', () => {
    const session = sessionWith(['Ox', 'Pup'])
    const copies: Decision = {
      ...base,
      kind: 'choose-objects',
      purpose: 'choose',
      key: 'as-copy:wight',
      source: 'wight',
      options: ['Ox', 'Pup'],
      min: 0,
      max: 1,
    }
    expect(answerDecision(session, copies, null)).toEqual(['Pup'])
    expect(answerDecision(session, { ...copies, key: 'other' }, null)).toEqual([])
  })
})
