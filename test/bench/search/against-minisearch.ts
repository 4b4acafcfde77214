import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { runWrangler } from '../../../scripts/quiet-wrangler.ts'
import { EDITION_FILE } from '../../../src/library/binary/edition-file.ts'
import { readParts } from '../../../src/library/binary/layout.ts'
import { LANGUAGES, openEdition } from '../../../src/library/index.ts'
import { fillOracle } from '../../relevance/oracle.ts'
import { QUESTIONS } from '../../relevance/questions.ts'
import { type Timing, time, timingOf } from '../percentiles.ts'
import { EMPTY_WORKER, withWorkerd } from '../serve-workerd.ts'

export interface SearchFigures {
  /** What is loaded; the project's own files hold the texts, the glossary and the history as well, MiniSearch's do not. */
  readonly fileBytes: number
  readonly fileGzipBytes: number
  /** Of that, what only the search reads. */
  readonly indexBytes: number
  readonly start: Timing
  readonly query: Timing
}

const STARTS = 15
const QUERIES = 1200

/** The same questions to the project's own search and to MiniSearch over the same texts, each in a workerd of its own. */
export const benchSearch = async (): Promise<Readonly<Record<string, SearchFigures | { readonly start: Timing }>>> => {
  const home = mkdtempSync(join(tmpdir(), 'arbitre-search-'))
  try {
    const own = bundle(home, 'own')
    const other = bundle(home, 'minisearch')
    const empty = join(home, 'empty')
    cpSync(own, empty, { recursive: true })
    for (const name of readdirSync(empty)) rmSync(join(empty, name))
    writeFileSync(join(empty, 'index.js'), EMPTY_WORKER)
    return {
      'empty Worker': { start: await timeStarts(empty) },
      'own search': await figuresOf(own),
      MiniSearch: await figuresOf(other),
    }
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

/** Bundles one of the two Workers; MiniSearch's indexes are written first, from the texts of the project's own files. */
const bundle = (home: string, name: 'own' | 'minisearch'): string => {
  const source = join(home, `${name}-source`)
  cpSync('test/bench/search', join(source, 'test/bench/search'), { recursive: true })
  for (const linked of ['src', 'rules-index', 'node_modules', 'test/relevance']) {
    symlinkSync(resolve(linked), join(source, linked), 'dir')
  }
  if (name === 'minisearch') {
    for (const language of LANGUAGES) {
      const bytes = readFileSync(`rules-index/dist/restatement-${language}.bin`)
      const edition = openEdition(new Uint8Array(bytes).buffer)
      writeFileSync(join(source, `test/bench/search/minisearch-${language}.bin`), JSON.stringify(fillOracle(edition)))
    }
  }
  writeFileSync(
    join(source, 'wrangler.toml'),
    `name = "${name}"\nmain = "test/bench/search/${name}-worker.ts"\ncompatibility_date = "2026-11-01"\n[[rules]]\ntype = "Data"\nglobs = ["**/*.bin"]\n`,
  )
  const folder = join(home, name)
  const config = join(source, 'wrangler.toml')
  const exitCode = runWrangler(['deploy', '--dry-run', '--minify', '--outdir', folder, '--config', config], 'ignore')
  if (exitCode !== 0) throw new Error(`wrangler could not bundle ${name}: ${exitCode}`)
  for (const file of readdirSync(folder)) if (file === 'README.md' || file.endsWith('.map')) rmSync(join(folder, file))
  writeFileSync(join(folder, 'index.js'), readFileSync(join(folder, `${name}-worker.js`)))
  rmSync(join(folder, `${name}-worker.js`))
  return folder
}

const timeStarts = async (folder: string): Promise<Timing> => {
  const took: number[] = []
  for (let start = 0; start < STARTS; start++) {
    await withWorkerd(folder, modulesOf(folder), async (_, startMs) => void took.push(startMs))
  }
  return timingOf(took)
}

const modulesOf = (folder: string): string[] => readdirSync(folder).filter((name) => !name.endsWith('.capnp'))

const figuresOf = async (folder: string): Promise<SearchFigures> => {
  const indexes = modulesOf(folder)
    .filter((name) => name.endsWith('.bin'))
    .map((name) => readFileSync(join(folder, name)))
  const start = await timeStarts(folder)
  const query = await withWorkerd(folder, modulesOf(folder), (url) =>
    time(QUERIES, async (run) => {
      const { query: asked, language } = QUESTIONS[run % QUESTIONS.length]!
      await (await fetch(`${url}/search?lang=${language}&q=${encodeURIComponent(asked)}`)).arrayBuffer()
    }),
  )
  const bytes = Buffer.concat(indexes)
  return {
    fileBytes: bytes.length,
    fileGzipBytes: gzipSync(bytes).length,
    indexBytes: indexes.reduce((sum, file) => sum + searchBytesOf(file), 0),
    start,
    query,
  }
}

const SEARCH_PARTS = ['wordOffsets', 'wordBytes', 'postingOffsets', 'wordRows', 'postings'] as const

/** The vocabulary and its postings in one of the project's own files; a file of MiniSearch's is nothing else. */
const searchBytesOf = (file: Uint8Array): number => {
  const buffer = new Uint8Array(file).buffer
  const isEdition = new DataView(buffer).getUint32(0, true) === EDITION_FILE.magic
  if (!isEdition) return file[0] === '{'.charCodeAt(0) ? file.length : 0
  const parts = readParts(EDITION_FILE, buffer)
  return SEARCH_PARTS.reduce((sum, part) => sum + parts.bytes(part).length, 0)
}
