/** Bundles the Worker as a deployment would, uploads nothing, and prints what it weighs. Fails over the free plan's limit. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { runWrangler } from './quiet-wrangler.ts'

const limitBytes = 3 * 1024 * 1024

/** The files of a bundle: source maps and the note wrangler leaves are not uploaded. */
function bundledFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.endsWith('.map') && name !== 'README.md')
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
}

function formatKib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`
}

/** Returns the exit code. */
function weighBundle(folder: string): number {
  const exitCode = runWrangler(['deploy', '--dry-run', '--minify', '--outdir', folder])
  if (exitCode !== 0) return exitCode
  const contents = bundledFiles(folder).map((path) => readFileSync(path))
  const raw = contents.reduce((sum, content) => sum + content.length, 0)
  const gzip = gzipSync(Buffer.concat(contents), { level: 6 }).length
  console.log(`bundle: ${formatKib(raw)} raw, ${formatKib(gzip)} gzip, limit ${formatKib(limitBytes)} gzip`)
  if (gzip <= limitBytes) return 0
  console.error('The bundle is over the limit of the free plan.')
  return 1
}

const folder = mkdtempSync(join(tmpdir(), 'arbitre-bundle-'))
try {
  process.exitCode = weighBundle(folder)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
