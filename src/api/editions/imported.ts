import { type Edition, type EditionFile, type EditionIndex, openEdition } from '../../library/index.ts'
import type { Env } from '../env.ts'

/** Static assets are asked for by path; the host is of no account. */
const ASSETS_ORIGIN = 'https://assets.local'
const INDEX_PATH = '/editions/index.json'
/** An opened edition is a few megabytes at most; an isolate has 128 MB for everything. */
const MOST_OPEN = 12

interface Kept {
  index: EditionIndex | null
  readonly opened: Map<string, Edition>
}

// Kept for the life of the isolate. Values only, never promises: a promise belongs to the request that made it.
const keptFrom = new WeakMap<Fetcher, Kept>()

const keptOf = (assets: Fetcher): Kept => {
  const kept = keptFrom.get(assets) ?? { index: null, opened: new Map() }
  keptFrom.set(assets, kept)
  return kept
}

/** The imported editions; none where nothing was imported. */
export const importedFiles = async ({ ASSETS }: Env): Promise<readonly EditionFile[]> => {
  const kept = keptOf(ASSETS)
  if (kept.index !== null) return kept.index.editions
  const response = await ASSETS.fetch(`${ASSETS_ORIGIN}${INDEX_PATH}`)
  if (response.ok) kept.index = (await response.json()) as EditionIndex
  else {
    await response.body?.cancel()
    kept.index = { editions: [] }
  }
  return kept.index.editions
}

/** Opens an imported edition; the least recently used one makes room. */
export const openImported = async ({ ASSETS }: Env, { file }: EditionFile): Promise<Edition> => {
  const { opened } = keptOf(ASSETS)
  const known = opened.get(file)
  if (known !== undefined) {
    opened.delete(file)
    opened.set(file, known)
    return known
  }
  const response = await ASSETS.fetch(`${ASSETS_ORIGIN}/editions/${file}`)
  if (!response.ok) throw new Error(`the index names ${file}, which is not among the assets`)
  const edition = openEdition(await response.arrayBuffer())
  opened.set(file, edition)
  const oldest = opened.keys().next().value
  if (opened.size > MOST_OPEN && oldest !== undefined) opened.delete(oldest)
  return edition
}
