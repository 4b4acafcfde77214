import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { runWrangler } from '../../scripts/quiet-wrangler.ts'

export interface Bundle {
  readonly folder: string
  /** Names of what is uploaded: the Worker's module and the data modules beside it. */
  readonly modules: readonly string[]
  readonly rawBytes: number
  readonly gzipBytes: number
}

/** Bundles the Worker as a deployment would, hands it to `use`, and throws the files away. */
export const withBundle = async <T>(use: (bundle: Bundle) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'arbitre-bench-'))
  try {
    const exitCode = runWrangler(['deploy', '--dry-run', '--minify', '--outdir', folder], 'ignore')
    if (exitCode !== 0) throw new Error(`wrangler could not bundle the Worker: ${exitCode}`)
    const modules = readdirSync(folder).filter((name) => isUploaded(folder, name))
    const contents = modules.map((name) => readFileSync(join(folder, name)))
    const rawBytes = contents.reduce((sum, content) => sum + content.length, 0)
    return await use({ folder, modules, rawBytes, gzipBytes: gzipSync(Buffer.concat(contents)).length })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const isUploaded = (folder: string, name: string): boolean =>
  !name.endsWith('.map') && name !== 'README.md' && statSync(join(folder, name)).isFile()
