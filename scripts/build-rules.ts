/** Builds the rules index, and leaves the folder of static assets that the Worker's configuration names. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'

const builder = 'rules-index/build/build.ts'

mkdirSync('rules-index/dist/assets', { recursive: true })
if (existsSync(builder)) {
  process.exitCode = spawnSync(process.execPath, [builder], { stdio: 'inherit' }).status ?? 1
} else {
  console.error(`${builder} does not exist yet: no rules index was built, the static assets are empty.`)
}
