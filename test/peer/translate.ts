import type { PlayerId } from '../../src/core/ids.ts'
import type { Scenario, ScenarioStep } from './scenario.ts'
import type {
  Answers,
  Attack,
  Block,
  Command,
  Fact,
  Moment,
  OpeningCard,
  OpeningPlayer,
  Script,
  Stage,
} from './script.ts'
import { StepReader } from './step-reader.ts'
import { translateCommand } from './translate-command.ts'
import { isFactStep, translateFact } from './translate-fact.ts'
import { Untranslated } from './untranslated.ts'
import { BASES, BASES_LEFT_OUT, ZONE_OF } from './vocabulary.ts'

type Changing<T> = { -readonly [K in keyof T]: T[K] }

/** What has been read so far; the facts of the running stage wait for the next `execute`. */
interface Draft {
  readonly seats: readonly PlayerId[]
  strict: boolean
  stacked: boolean
  readonly players: Record<PlayerId, Changing<OpeningPlayer>>
  readonly cards: OpeningCard[]
  readonly commands: Command[]
  readonly attacks: Attack[]
  readonly blocks: Block[]
  readonly answers: Record<PlayerId, { [Q in keyof Answers]: Answers[Q][number][] }>
  readonly stages: { stop: Moment; facts: Fact[] }[]
  stop: Moment
  /** How many commands were there when the game was last played on; what comes later is never carried out. */
  played: number
}

/** The scenario as a script; throws `Untranslated` at the first step not known in its form. */
export const translate = ({ base, steps }: Scenario): Script => {
  const setting = BASES[base]
  if (setting === undefined) throw new Untranslated(['base', base], BASES_LEFT_OUT[base] ?? `set-up ${base}`)
  const draft = newDraft(setting.seats)
  for (const step of steps) translateStep(draft, step)
  if (setting.commander === true && draft.cards.some(({ zone }) => zone === 'command')) {
    throw new Untranslated(['base', base], 'the commander variant')
  }
  const { stop: _, played, commands, stages, ...script } = draft
  return { ...script, commands: commands.slice(0, played), stages: stages satisfies Stage[], life: setting.life }
}

/** A test that names no stop plays to the untap step of turn 2. */
const DEFAULT_STOP: Moment = { turn: 2, step: 'untap' }

const newDraft = (seats: readonly PlayerId[]): Draft => ({
  seats,
  strict: false,
  stacked: false,
  players: Object.fromEntries(seats.map((id) => [id, { emptyLibrary: false, manualMana: false }])),
  cards: [],
  commands: [],
  attacks: [],
  blocks: [],
  answers: Object.fromEntries(seats.map((id) => [id, { choices: [], targets: [], modes: [], amounts: [] }])),
  stages: [],
  stop: DEFAULT_STOP,
  played: 0,
})

const translateStep = (draft: Draft, step: ScenarioStep): void => {
  const name = step[0]
  const reader = new StepReader(step)
  const setUp = SET_UP[name]
  if (setUp !== undefined) setUp(draft, reader)
  else if (name.startsWith('show')) return
  else if (name.startsWith('assert') && isFactStep(name)) addFact(draft, name, reader)
  else {
    const commands = translateCommand(name, reader, draft.seats)
    if (commands === null) throw new Untranslated(step, 'step')
    draft.commands.push(...commands)
  }
  reader.end()
}

const addFact = (draft: Draft, name: string, reader: StepReader): void => {
  const fact = translateFact(name, reader, null)
  const stage = draft.stages.at(-1)
  if (fact === null || stage === undefined) throw new Untranslated(reader.step, 'before anything was played')
  stage.facts.push(fact)
}

type SetUp = (draft: Draft, reader: StepReader) => void

const addCard: SetUp = (draft, reader) => {
  const zone = ZONE_OF[reader.text().replace(/^Zone\./, '')]
  if (zone === undefined) throw new Untranslated(reader.step, 'zone')
  const player = reader.player()
  const [name = '', alias] = reader.text().split('@')
  const count = reader.left > 0 ? reader.number() : 1
  const tapped = reader.flag(false)
  const card = { player, zone, name, ...(alias === undefined ? {} : { alias }), ...(tapped ? { tapped } : {}) }
  for (let i = 0; i < count; i++) draft.cards.push(card)
}

const setChoice: SetUp = (draft, reader) => {
  const { choices } = answersOf(draft, reader)
  const value = reader.take()
  const text = value === true ? 'Yes' : value === false ? 'No' : value
  if (typeof text !== 'string' || text.startsWith('$')) throw reader.unknown(value)
  const times = reader.left > 0 ? reader.number() : 1
  for (let i = 0; i < times; i++) choices.push(text)
}

const addTarget: SetUp = (draft, reader) => {
  const { targets } = answersOf(draft, reader)
  const pointed = reader.targets()
  const times = reader.left > 0 ? reader.number() : 1
  for (let i = 0; i < times; i++) targets.push(pointed)
}

const addTargetAmount: SetUp = (draft, reader) => {
  const { targets } = answersOf(draft, reader)
  targets.push([{ pointer: reader.pointer(), amount: reader.number() }])
}

const setChoiceAmount: SetUp = (draft, reader) => {
  const { amounts } = answersOf(draft, reader)
  while (reader.left > 0) amounts.push(reader.number())
}

const answersOf = (draft: Draft, reader: StepReader) => {
  const answers = draft.answers[reader.player()]
  if (answers === undefined) throw new Untranslated(reader.step, 'player not seated')
  return answers
}

const playerOf = (draft: Draft, reader: StepReader): Changing<OpeningPlayer> => {
  const player = draft.players[reader.player()]
  if (player === undefined) throw new Untranslated(reader.step, 'player not seated')
  return player
}

const SET_UP: Readonly<Record<string, SetUp>> = {
  addCard,
  setChoice,
  addTarget,
  addTargetAmount,
  setChoiceAmount,
  setModeChoice: (draft, reader) => answersOf(draft, reader).modes.push(reader.text()),
  setLife: (draft, reader) => {
    playerOf(draft, reader).life = reader.number()
  },
  setStrictChooseMode: (draft, reader) => {
    draft.strict = reader.flag()
  },
  skipInitShuffling: (draft) => {
    draft.stacked = true
  },
  removeAllCardsFromLibrary: (draft, reader) => {
    playerOf(draft, reader).emptyLibrary = true
  },
  // Hands start empty.
  removeAllCardsFromHand: (draft, reader) => {
    playerOf(draft, reader)
  },
  disableManaAutoPayment: (draft, reader) => {
    playerOf(draft, reader).manualMana = true
  },
  setStopAt: (draft, reader) => {
    draft.stop = reader.moment()
  },
  execute: (draft) => {
    draft.stages.push({ stop: draft.stop, facts: [] })
    draft.played = draft.commands.length
  },
  attack: (draft, reader) => {
    const turn = reader.number()
    const player = reader.player()
    const attacker = reader.pointer()
    draft.attacks.push({ turn, player, attacker, defender: reader.left > 0 ? reader.pointer() : null })
  },
  block: (draft, reader) => {
    const turn = reader.number()
    draft.blocks.push({ turn, player: reader.player(), blocker: reader.pointer(), attacker: reader.pointer() })
  },
}
