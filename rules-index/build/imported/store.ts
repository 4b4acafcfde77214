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

/** The stored sources, grouped by edition and language, newest first. */
export const readSources = (folder: string): ImportedSource[][] => {
  if (!existsSync(folder)) return []
  const groups = new Map<string, ImportedSource[]>()
  for (const name of readdirSync(folder)
    .filter((one) => one.endsWith('.json'))
    .sort()) {
    const source = JSON.parse(readFileSync(join(folder, name), 'utf8')) as ImportedSource
    const key = `${source.edition}.${source.language}`
    groups.set(key, [...(groups.get(key) ?? []), source])
  }
  return [...groups].sort(([a], [b]) => (a < b ? 1 : -1)).map(([, sources]) => sources)
}
