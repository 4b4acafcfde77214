import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ImportedSource } from '../importers/import-text.ts'

/** Official texts as read, one JSON file a source; this folder never enters the repository. */
export const IMPORTED_FOLDER = 'rules-index/imported'

const fileName = ({ edition, language, source }: ImportedSource): string =>
  `${edition}.${language}.${source.replace(/\.[^.]*$/, '').replace(/[^\p{L}\p{N}]+/gu, '-')}.json`

/** Writes a source; the same file imported again takes the place of what was there. */
export const storeSource = (folder: string, source: ImportedSource): void => {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, fileName(source))
  writeFileSync(`${path}.new`, JSON.stringify(source))
  renameSync(`${path}.new`, path)
}

/** What is stored of one edition in one language. */
export interface StoredEdition {
  readonly edition: string
  readonly language: string
  readonly files: readonly string[]
}

/** The stored editions, newest first. Their texts are read only when asked for. */
export const listStored = (folder: string): StoredEdition[] => {
  if (!existsSync(folder)) return []
  const groups = new Map<string, string[]>()
  for (const name of readdirSync(folder).sort()) {
    const key = /^(\d{4}-\d{2}-\d{2}\.(?:en|fr))\..*\.json$/.exec(name)?.[1]
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), join(folder, name)])
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([key, files]) => ({ edition: key.slice(0, 10), language: key.slice(11), files }))
}

export const readStored = ({ files }: StoredEdition): ImportedSource[] =>
  files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as ImportedSource)
