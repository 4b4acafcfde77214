import { readFileSync } from 'node:fs'
import { starterCatalogue } from '../../src/cards/lookup.ts'
import { compileCard } from '../../src/compiler/index.ts'
import type { Position } from '../../src/core/position.ts'
import { judge, legalActions } from '../../src/engine/index.ts'
import { readPosition } from '../../src/engine/position/read-position.ts'
import { writePosition } from '../../src/engine/position/write-position.ts'
import { openEdition, searchRules } from '../../src/library/index.ts'
import { BOARD, CARD, ILLEGAL, LARGE_BOARD, LEGAL, QUESTIONS } from './board.ts'
import { type Timing, time } from './percentiles.ts'

const cards = starterCatalogue.find

const readBoard = (board: Position = BOARD) => {
  const read = readPosition(board, cards)
  if (!read.ok) throw new Error(JSON.stringify(read.errors))
  return read.value
}

const openBook = (language: 'en' | 'fr') => {
  const bytes = readFileSync(`rules-index/dist/restatement-${language}.bin`)
  return openEdition(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

/** What the parts take by themselves, without HTTP. */
export const benchInNode = async (): Promise<Readonly<Record<string, Timing>>> => {
  const state = readBoard()
  const large = readBoard(LARGE_BOARD)
  if (large.battlefield.length !== 100) throw new Error(`no hundred permanents: ${large.battlefield.length}`)
  for (const board of [state, large]) {
    for (const action of [LEGAL, ILLEGAL]) {
      const { verdict } = judge(board, action, cards)
      if (verdict !== (action === LEGAL ? 'legal' : 'illegal')) throw new Error(`the board has changed: ${verdict}`)
    }
  }
  const books = [openBook('en'), openBook('fr')]
  const search = (language: 'en' | 'fr', run: number) => {
    const query = QUESTIONS[language][run % QUESTIONS[language].length]!
    return searchRules({ targets: books, bridges: books }, { query, spoken: language, limit: 10 })
  }
  return {
    'verdict, legal, 30 permanents': await time(600, () => judge(state, LEGAL, cards)),
    'verdict, illegal, 30 permanents': await time(600, () => judge(state, ILLEGAL, cards)),
    'legal actions, 30 permanents': await time(150, () => legalActions(state, 'A', cards)),
    'verdict, legal, 100 permanents': await time(200, () => judge(large, LEGAL, cards)),
    'verdict, illegal, 100 permanents': await time(200, () => judge(large, ILLEGAL, cards)),
    'legal actions, 100 permanents': await time(40, () => legalActions(large, 'A', cards)),
    'read a position': await time(600, () => readBoard()),
    'write a position': await time(600, () => writePosition(state, cards)),
    'compile a card': await time(600, () => compileCard(CARD)),
    'search in English': await time(300, (run) => search('en', run)),
    'search in French': await time(300, (run) => search('fr', run)),
  }
}
