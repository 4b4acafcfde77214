import type { EditionInfo } from './edition-content.ts'

/** One imported edition among the static assets. */
export interface EditionFile extends EditionInfo {
  /** The file's name, beside the index. It changes with the content, so it may be kept for ever. */
  readonly file: string
  readonly bytes: number
}

/** `editions/index.json` among the static assets: the imported editions, newest first. */
export interface EditionIndex {
  readonly editions: readonly EditionFile[]
}
