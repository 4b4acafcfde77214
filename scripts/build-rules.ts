/** Builds the rules index, and leaves the folder of static assets that the Worker's configuration names. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'

const builders = ['rules-index/build/build.ts', 'rules-index/build/ledger.ts']

mkdirSync('rules-index/dist/assets', { recursive: true })
for (const builder of builders) {
  if (existsSync(builder)) {
    process.exitCode ||= spawnSync(process.execPath, [builder], { stdio: 'inherit' }).status ?? 1
  } else {
    console.error(`${builder} does not exist yet: what it builds is missing.`)
  }
}
