import restatementEn from '../../../rules-index/dist/restatement-en.bin'
import restatementFr from '../../../rules-index/dist/restatement-fr.bin'
import { type Edition, type Language, openEdition } from '../../library/index.ts'

/** The editions that travel with the Worker: the restatement in both languages. Opening them decodes nothing. */
export const embeddedEditions: readonly Edition[] = [restatementEn, restatementFr].map(openEdition)

/** The restatement in a language: today's names and addresses come from it. */
export const restatementIn = (language: Language): Edition =>
  embeddedEditions.find(({ info }) => info.language === language) as Edition
