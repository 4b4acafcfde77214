/** `npm run bench [-- --json]`: how long things take, in plain Node and in workerd, and what the bundle weighs. Passes no judgment. */
import { spawnSync } from 'node:child_process'
import { measureInNode } from './in-node.ts'
import { measureInWorkerd } from './in-workerd.ts'
import type { Figure } from './measure.ts'

const line = ({ what, runs, p50Ms, p99Ms }: Figure): string =>
  `  ${what.padEnd(42)} ${p50Ms.toFixed(2).padStart(9)} ${p99Ms.toFixed(2).padStart(9)} ${String(runs).padStart(6)}`

const show = (title: string, figures: readonly Figure[]): void => {
  console.log(`\n${title.padEnd(44)} ${'p50 ms'.padStart(9)} ${'p99 ms'.padStart(9)} ${'runs'.padStart(6)}`)
  for (const figure of figures) console.log(line(figure))
}

const node = await measureInNode()
const workerd = await measureInWorkerd()
const size = spawnSync(process.execPath, ['scripts/bundle-size.ts'], { encoding: 'utf8' }).stdout
const bundle = size.split('\n').find((text) => text.startsWith('bundle:')) ?? 'bundle: not measured'
if (process.argv.includes('--json')) console.log(JSON.stringify({ node, workerd, bundle }))
else {
  show('plain Node', node)
  show('workerd, over HTTP on this machine', workerd)
  console.log(`\n${bundle}`)
}
