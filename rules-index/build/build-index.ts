import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CURRENT_EDITION } from '../../src/core/edition.ts'
import {
  type EditionFile,
  type EditionIndex,
  encodeEdition,
  encodeHistory,
  LANGUAGES,
  openEdition,
} from '../../src/library/index.ts'
import { contentHash } from './content-hash.ts'
import { type Numbering, numberingOf } from './facts/numbering.ts'
import { factsPath, readFacts } from './facts/rule-facts.ts'
import { checkGlossary } from './glossary/check-glossary.ts'
import { readGlossary } from './glossary/read-glossary.ts'
import { HISTORY_PATH, readHistory } from './history/history-table.ts'
import { importedContent } from './imported/imported-content.ts'
import { IMPORTED_FOLDER, listStored, readStored } from './imported/store.ts'
import { checkRestatement } from './restatement/check-restatement.ts'
import type { RestatementProblem } from './restatement/read-fields.ts'
import { readRestatement } from './restatement/read-restatement.ts'
import { restatementContent } from './restatement/restatement-content.ts'

export interface BuildFolders {
  readonly restatement: string
  readonly glossary: string
  readonly facts: string
  readonly history: string
  readonly imported: string
  readonly dist: string
}

export const FOLDERS: BuildFolders = {
  restatement: 'rules-index/restatement',
  glossary: 'rules-index/glossary',
  facts: factsPath(CURRENT_EDITION),
  history: HISTORY_PATH,
  imported: IMPORTED_FOLDER,
  dist: 'rules-index/dist',
}

export interface BuildReport {
  readonly problems: readonly RestatementProblem[]
  readonly written: readonly { readonly file: string; readonly bytes: number; readonly rules: number }[]
}

/**
 * Writes the index: the restatement as `restatement-en.bin` and `restatement-fr.bin`, the numbers of all editions as
 * `history.bin`, imported editions under `assets/editions/` with their `index.json`. Writes nothing where the restatement has a fatal problem.
 */
export const buildIndex = (folders: BuildFolders): BuildReport => {
  const facts = readFacts(folders.facts)
  const history = readHistory(folders.history)
  if (facts === null) throw new Error(`${folders.facts} is missing: derive it with npm run rules:facts`)
  if (history === null) throw new Error(`${folders.history} is missing: derive it with npm run rules:facts`)
  const restatement = existsSync(folders.restatement)
    ? readRestatement(folders.restatement)
    : { rules: [], problems: [] }
  const glossary = readGlossary(folders.glossary)
  const problems = [
    ...restatement.problems,
    ...checkRestatement(restatement, facts),
    ...glossary.problems,
    ...checkGlossary(glossary, facts),
  ]
  if (problems.some(({ fatal }) => fatal)) return { problems, written: [] }
  mkdirSync(join(folders.dist, 'assets', 'editions'), { recursive: true })
  const written = LANGUAGES.map((language) => {
    const content = restatementContent({ restatement, glossary, facts, language })
    const file = join(folders.dist, `restatement-${language}.bin`)
    return { file, bytes: replaceFile(file, encodeEdition(content)), rules: content.info.ruleCount }
  })
  replaceFile(join(folders.dist, 'history.bin'), encodeHistory(history, contentHash(history)))
  return { problems, written: [...written, ...buildImported(folders, numberingOf(history))] }
}

/** Files are named for what they come from and for the code that writes them, so what is there already is not written again. */
const buildImported = (folders: BuildFolders, numbering: Numbering): BuildReport['written'][number][] => {
  const folder = join(folders.dist, 'assets', 'editions')
  const encoder = encoderHash()
  const editions = listStored(folders.imported).map((stored): EditionFile => {
    const known = [...(numbering.numbers[numbering.editions.indexOf(stored.edition)] ?? [])]
    const mark = contentHash([stored.files.map((file) => contentHash(readFileSync(file, 'utf8'))), known, encoder])
    const name = `${stored.edition}.${stored.language}.${mark}.bin`
    const path = join(folder, name)
    if (!existsSync(path)) replaceFile(path, encodeEdition(importedContent(readStored(stored), known)))
    const bytes = readFileSync(path)
    return { ...openEdition(new Uint8Array(bytes).buffer).info, file: name, bytes: bytes.byteLength }
  })
  const index: EditionIndex = { editions }
  replaceFile(join(folder, 'index.json'), Buffer.from(JSON.stringify(index)))
  const kept = new Set(editions.map(({ file }) => file))
  for (const name of readdirSync(folder)) if (name.endsWith('.bin') && !kept.has(name)) rmSync(join(folder, name))
  return editions.map(({ file, bytes, ruleCount }) => ({ file: join(folder, file), bytes, rules: ruleCount }))
}

const replaceFile = (path: string, bytes: Uint8Array): number => {
  writeFileSync(`${path}.new`, bytes)
  renameSync(`${path}.new`, path)
  return bytes.byteLength
}

/** A mark of everything that decides how an edition is encoded. */
const encoderHash = (): string => {
  const root = new URL('../../src/library/', import.meta.url)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  return contentHash(files.sort().map((name) => readFileSync(new URL(name, root), 'utf8')))
}
