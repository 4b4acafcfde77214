import { describe, expect, it } from 'vitest'
import type { Scenario, ScenarioStep } from './scenario.ts'
import { translate } from './translate.ts'
import { Untranslated } from './untranslated.ts'

const scenario = (...steps: ScenarioStep[]): Scenario => ({
  id: 'test/invented/Own.java#one',
  base: 'CardTestPlayerBase',
  steps,
})
const played = (...steps: ScenarioStep[]): Scenario => scenario(...steps, ['execute'])
const MAIN = 'PhaseStep.PRECOMBAT_MAIN'
const main = { turn: 1, step: 'precombat-main' }

describe('translate', () => {
  it('puts cards where the steps say, as often as they say', () => {
    const script = translate(
      scenario(
        ['addCard', 'Zone.BATTLEFIELD', '@A', 'Ember Pup', 2],
        ['addCard', 'Zone.HAND', '@B', 'Ash Bolt@bolt'],
        ['addCard', 'Zone.BATTLEFIELD', '@B', 'Moss Ox', 1, true],
      ),
    )
    expect(script.cards).toEqual([
      { player: 'A', zone: 'battlefield', name: 'Ember Pup' },
      { player: 'A', zone: 'battlefield', name: 'Ember Pup' },
      { player: 'B', zone: 'hand', name: 'Ash Bolt', alias: 'bolt' },
      { player: 'B', zone: 'battlefield', name: 'Moss Ox', tapped: true },
    ])
  })

  it('keeps casts in script order and lets a waiting cast wait for its controller only', () => {
    const script = translate(
      played(
        ['castSpell', 1, MAIN, '@A', 'Ember Pup', true],
        ['castSpell', 1, MAIN, '@A', 'Ash Bolt', 'Moss Ox^Ember Pup'],
        ['castSpell', 1, MAIN, '@B', 'Tide Denial', 'Ash Bolt', 'Ash Bolt'],
      ),
    )
    expect(script.commands).toMatchObject([
      { kind: 'cast', moment: main, player: 'A', name: 'Ember Pup', targets: null, condition: null },
      { kind: 'wait', moment: main, player: 'A', once: false },
      {
        kind: 'cast',
        targets: [{ pointer: { kind: 'named', name: 'Moss Ox' } }, { pointer: { kind: 'named', name: 'Ember Pup' } }],
      },
      { kind: 'cast', player: 'B', condition: { text: 'Ash Bolt', state: 'present' } },
    ])
  })

  it('reads a target that must not be there, a division and a mode beside the target', () => {
    const script = translate(
      played(
        ['castSpell', 1, MAIN, '@A', 'Ash Bolt', 'Moss Ox', 'Equip', 'StackClause.WHILE_NOT_ON_STACK'],
        ['castSpell', 1, MAIN, '@A', 'Split Flame', 'Moss Ox^X=2^Ember Pup^X=1'],
        ['castSpell', 1, MAIN, '@A', 'Forked Path', 'mode=1Moss Ox^mode=2Ember Pup[no copy]'],
      ),
    )
    expect(script.commands).toMatchObject([
      { condition: { text: 'Equip', state: 'absent' } },
      {
        targets: [
          { pointer: { name: 'Moss Ox' }, amount: 2 },
          { pointer: { name: 'Ember Pup' }, amount: 1 },
        ],
      },
      {
        targets: [
          { pointer: { name: 'Moss Ox' }, mode: 1 },
          { pointer: { name: 'Ember Pup', only: 'original' }, mode: 2 },
        ],
      },
    ])
  })

  it('makes everybody wait for the stack unless one player is named', () => {
    const script = translate(played(['waitStackResolved', 1, MAIN], ['waitStackResolved', 1, MAIN, '@B', true]))
    expect(script.commands).toEqual([
      { kind: 'wait', moment: main, player: 'A', once: false },
      { kind: 'wait', moment: main, player: 'B', once: false },
      { kind: 'wait', moment: main, player: 'B', once: true },
    ])
  })

  it('queues answers by player in order, repeated where the step says how often', () => {
    const script = translate(
      scenario(
        ['setChoice', '@A', true],
        ['setChoice', '@A', 'Red', 2],
        ['addTarget', '@A', '@B'],
        ['addTargetAmount', '@A', 'Moss Ox', 3],
        ['setModeChoice', '@B', '2'],
      ),
    )
    expect(script.answers.A).toEqual({
      choices: ['Yes', 'Red', 'Red'],
      targets: [
        [{ pointer: { kind: 'player', player: 'B' } }],
        [{ pointer: { kind: 'named', name: 'Moss Ox' }, amount: 3 }],
      ],
      modes: [],
      amounts: [],
    })
    expect(script.answers.B!.modes).toEqual(['2'])
  })

  it('ties facts to the play they follow', () => {
    const script = translate(
      scenario(
        ['setStopAt', 1, 'PhaseStep.END_COMBAT'],
        ['execute'],
        ['assertLife', '@A', 20],
        ['assertPermanentCount', '@A', 'Ember Pup', 1],
        ['assertExileCount', 'Ember Pup', 0],
        ['setStopAt', 2, 'PhaseStep.UPKEEP'],
        ['execute'],
        ['assertAbility', '@A', 'Ember Pup', '#FirstStrikeAbility.getInstance()', false],
      ),
    )
    expect(script.stages).toEqual([
      {
        stop: { turn: 1, step: 'end-of-combat' },
        facts: [
          { kind: 'life', player: 'A', life: 20 },
          { kind: 'count', zone: 'battlefield', player: 'A', name: { kind: 'named', name: 'Ember Pup' }, count: 1 },
          { kind: 'count', zone: 'exile', player: null, name: { kind: 'named', name: 'Ember Pup' }, count: 0 },
        ],
      },
      {
        stop: { turn: 2, step: 'upkeep' },
        facts: [
          {
            kind: 'keyword',
            player: 'A',
            name: { kind: 'named', name: 'Ember Pup' },
            keyword: 'first strike',
            has: false,
          },
        ],
      },
    ])
  })

  it('reads checks in the course of play, of another player than the one with priority too', () => {
    const script = translate(
      played(
        ['checkPermanentCount', 'own', 1, MAIN, '@A', 'Ember Pup', 1],
        ['checkPermanentCount', 'theirs', 1, MAIN, '@A', '@B', 'Moss Ox', 0],
        ['checkPlayableAbility', 'no', 1, MAIN, '@A', 'Cast Ash Bolt', false],
      ),
    )
    expect(script.commands).toMatchObject([
      { kind: 'check', player: 'A', fact: { kind: 'count', player: 'A' } },
      { kind: 'check', player: 'A', fact: { kind: 'count', player: 'B' } },
      { kind: 'playable', player: 'A', text: 'Cast Ash Bolt', expected: false },
    ])
  })

  it.each<[string, ScenarioStep]>([
    ['a step it has never heard of', ['foldTable', '@A']],
    ['an argument too many', ['setLife', '@A', 20, 20]],
    ['a way to cast that no action can say', ['castSpell', 1, MAIN, '@A', 'Ember Pup using morph']],
    ['an ability that is no keyword', ['checkAbility', 'x', 1, MAIN, '@A', 'Ember Pup', '#OddAbility.class', true]],
    ['a fact before anything was played', ['assertLife', '@A', 20]],
  ])('says that it does not know %s', (_, step) => {
    expect(() => translate(scenario(step))).toThrow(Untranslated)
  })

  it('leaves out commands behind the last play, which are never carried out', () => {
    const land = (name: string): ScenarioStep => ['playLand', 1, MAIN, '@A', name]
    const script = translate(scenario(land('Reed Fen'), ['execute'], land('Ash Hill'), ['execute'], land('Salt Flat')))
    expect(script.commands).toMatchObject([{ name: 'Reed Fen' }, { name: 'Ash Hill' }])
  })

  it('seats four players as the peer does', () => {
    const script = translate({ ...scenario(['execute']), base: 'CardTestCommander4Players' })
    expect(script.seats).toEqual(['A', 'D', 'C', 'B'])
  })
})
