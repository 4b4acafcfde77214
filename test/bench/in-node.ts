import { readFileSync } from 'node:fs'
import { starterCatalogue } from '../../src/cards/lookup.ts'
import { compileCard } from '../../src/compiler/index.ts'
import type { CardLookup } from '../../src/core/card.ts'
import { judge, legalActions, projectState } from '../../src/engine/index.ts'
import { readPosition } from '../../src/engine/position/read-position.ts'
import { openEdition, searchRules } from '../../src/library/index.ts'
import { type Figure, measure } from './measure.ts'
import { BOLT, boardOf, CARD, QUESTIONS } from './positions.ts'

const cards: CardLookup = (name) => starterCatalogue.find(name)

const editionOf = (language: string) => {
  const bytes = readFileSync(`rules-index/dist/restatement-${language}.bin`)
  return openEdition(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer)
}

/** The pure functions, in plain Node. */
export const measureInNode = async (): Promise<readonly Figure[]> => {
  const figures: Figure[] = []
  for (const size of [30, 100]) {
    const state = readPosition(boardOf(size), cards)
    if (!state.ok) throw new Error(JSON.stringify(state.errors))
    figures.push(
      await measure(`read a position of ${size} permanents`, 200, () => readPosition(boardOf(size), cards)),
      await measure(`project ${size} permanents`, 300, () => projectState(state.value, cards).statics.length),
      await measure(`verdict on ${size} permanents`, 200, () => judge(state.value, BOLT, cards)),
      await measure(`legal actions on ${size} permanents`, 30, () => legalActions(state.value, 'A', cards)),
    )
  }
  const targets = [editionOf('en'), editionOf('fr')]
  let asked = 0
  const search = () => searchRules({ targets, bridges: [] }, { query: QUESTIONS[asked++ % QUESTIONS.length]! })
  figures.push(
    await measure('compile a card of three abilities', 300, () => compileCard(CARD)),
    await measure('search in both languages', 200, search),
  )
  return figures
}
