/**
 * `npm run rules:import -- FILE… [--edition YYYY-MM-DD] [--language en|fr]`: reads official texts and rebuilds the index.
 * All files are read before anything is written; if one cannot be, nothing changes.
 */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIndex, FOLDERS } from './build-index.ts'
import { numberingOf } from './facts/numbering.ts'
import { HISTORY_PATH, readHistory } from './history/history-table.ts'
import { storeSource } from './imported/store.ts'
import { type ImportOutcome, importText } from './importers/import-text.ts'

const USAGE = 'usage: npm run rules:import -- FILE… [--edition YYYY-MM-DD] [--language en|fr]'

const WHY: Readonly<Record<Extract<ImportOutcome, { kind: 'refused' }>['why'], string>> = {
  empty: 'the file is empty',
  'no-layout': 'the text has none of the known page layouts',
  'no-rules': 'no numbered rule was found in it',
  'no-edition': 'the date of its edition could not be found; give it with --edition YYYY-MM-DD',
}

const stop = (message: string): never => {
  console.error(`${message}\nNothing was imported.`)
  process.exit(1)
}

const readArguments = (): { files: string[]; edition?: string | undefined; language?: 'en' | 'fr' | undefined } => {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { edition: { type: 'string' }, language: { type: 'string' } },
    })
    const { edition, language } = values
    if (positionals.length === 0) stop(USAGE)
    if (edition !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(edition))
      stop(`--edition takes a date, YYYY-MM-DD, not ${edition}`)
    if (language !== undefined && language !== 'en' && language !== 'fr')
      return stop(`--language takes en or fr, not ${language}`)
    return { files: positionals, edition, language }
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
}

const readBytes = (file: string): Uint8Array => {
  try {
    return readFileSync(file)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    return stop(
      `${file}: ${code === 'ENOENT' ? 'no such file' : code === 'EISDIR' ? 'is a folder, not a file' : `cannot be read (${code})`}`,
    )
  }
}

const { files, edition, language } = readArguments()
const history = readHistory(HISTORY_PATH)
const numbering = history === null ? null : numberingOf(history)
const outcomes = files.map((file) => {
  const outcome = importText(basename(file), readBytes(file), { edition, language }, numbering)
  return outcome.kind === 'refused' ? stop(`${file}: ${WHY[outcome.why]}`) : { file, ...outcome }
})
for (const { file, source, notes } of outcomes) {
  const rules = source.rules.filter(({ number }) => number.includes('.')).length
  const date = source.approximate ? `close to ${source.edition}` : source.edition
  console.log(`${file}: ${rules} rules, ${source.language}, edition ${date} (${source.layout}, ${source.encoding})`)
  for (const { line, reason, text } of notes) console.log(`  line ${line}: ${reason.replaceAll('-', ' ')}: ${text}`)
  storeSource(FOLDERS.imported, source)
}
const { problems, written } = buildIndex(FOLDERS)
if (problems.some(({ fatal }) => fatal)) {
  console.error('Imported, but the index was not rebuilt: the restatement has problems (npm run rules:build).')
  process.exitCode = 1
} else console.log(`The index now holds ${written.length - 2} imported editions.`)
