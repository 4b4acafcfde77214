import type { Edition, EditionInfo, EditionKind, Language } from '../../library/index.ts'
import type { Env } from '../env.ts'
import { embeddedEditions } from './embedded.ts'
import { importedFiles, openImported } from './imported.ts'

export interface Wanted {
  readonly language: Language
  /** The newest one where absent. */
  readonly edition?: string | undefined
  /** Where a date is held twice, the restatement unless this says otherwise. */
  readonly kind?: EditionKind | undefined
}

const RANK: Readonly<Record<EditionKind, number>> = { restatement: 0, imported: 1 }

const newestFirst = (a: EditionInfo, b: EditionInfo): number =>
  b.edition.localeCompare(a.edition) || RANK[a.kind] - RANK[b.kind] || a.language.localeCompare(b.language)

/** Every edition held, embedded or imported, newest first. */
export const listEditions = async (env: Env): Promise<readonly EditionInfo[]> =>
  [...embeddedEditions.map(({ info }) => info), ...(await importedFiles(env))].sort(newestFirst)

/** The edition wanted, opened; null where it is not held. */
export const findEdition = async (env: Env, wanted: Wanted): Promise<Edition | null> => {
  const isWanted = (info: EditionInfo): boolean =>
    info.language === wanted.language &&
    (wanted.edition === undefined || info.edition === wanted.edition) &&
    (wanted.kind === undefined || info.kind === wanted.kind)
  const info = (await listEditions(env)).find(isWanted)
  return info === undefined ? null : openEditionOf(env, info)
}

/** So many editions are looked through at once, the newest: all of them could be more than a Worker's memory holds. */
export const MOST_EDITIONS = 12

/** Every edition held of these languages, opened, newest first. */
export const findEditions = async (
  env: Env,
  languages: readonly Language[],
  kind?: EditionKind,
): Promise<readonly Edition[]> => {
  const infos = (await listEditions(env)).filter(
    (info) => languages.includes(info.language) && (kind === undefined || info.kind === kind),
  )
  const opened = await Promise.all(infos.slice(0, MOST_EDITIONS).map((info) => openEditionOf(env, info)))
  return opened.filter((edition) => edition !== null)
}

const openEditionOf = async (env: Env, info: EditionInfo): Promise<Edition | null> => {
  const embedded = embeddedEditions.find((edition) => edition.info === info)
  if (embedded !== undefined) return embedded
  const file = (await importedFiles(env)).find((one) => one === info)
  return file === undefined ? null : openImported(env, file)
}

/** The restatement in the other language, by which a question in one language finds texts of the other. */
export const bridgesFor = (targets: readonly Edition[]): readonly Edition[] =>
  embeddedEditions.filter((edition) => !targets.includes(edition))
