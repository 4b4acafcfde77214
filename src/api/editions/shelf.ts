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
  if (info === undefined) return null
  const embedded = embeddedEditions.find((edition) => edition.info === info)
  if (embedded !== undefined) return embedded
  const file = (await importedFiles(env)).find((one) => one === info)
  return file === undefined ? null : openImported(env, file)
}

/** The restatement in the other language, by which a question in one language finds texts of the other. */
export const bridgesFor = (targets: readonly Edition[]): readonly Edition[] =>
  embeddedEditions.filter((edition) => !targets.includes(edition))
