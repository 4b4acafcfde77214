/**
 * `npm run bench`: numbers of this machine, never a pass or a fail. `-- --json` prints them as JSON instead of a table. The
 * rules index must have been built.
 */
import { cpus } from 'node:os'
import { withBundle } from './bundle.ts'
import { benchInNode } from './in-node.ts'
import { benchColdStart, benchRequests } from './in-workerd.ts'
import type { Timing } from './percentiles.ts'
import { benchSearch } from './search/against-minisearch.ts'

type Timings = Readonly<Record<string, Timing>>

const measured = await withBundle(async (bundle) => ({
  machine: { cpu: cpus()[0]?.model ?? '', cores: cpus().length, node: process.version },
  bundle: { rawBytes: bundle.rawBytes, gzipBytes: bundle.gzipBytes },
  node: await benchInNode(),
  coldStart: await benchColdStart(bundle),
  workerd: await benchRequests(bundle),
  search: await benchSearch(),
}))

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KiB`
const ms = (value: number): string => value.toFixed(2).padStart(9)

const printTable = (title: string, timings: Timings): void => {
  console.log(`\n${title.padEnd(44)}${'p50 ms'.padStart(9)}${'p99 ms'.padStart(9)}${'runs'.padStart(6)}`)
  for (const [name, { p50Ms, p99Ms, runs }] of Object.entries(timings)) {
    console.log(`${name.padEnd(44)}${ms(p50Ms)}${ms(p99Ms)}${String(runs).padStart(6)}`)
  }
}

if (process.argv.includes('--json')) console.log(JSON.stringify(measured, null, 2))
else {
  const { machine, bundle } = measured
  console.log(`${machine.cpu}, ${machine.cores} cores, Node ${machine.node}`)
  console.log(`bundle: ${kib(bundle.rawBytes)} raw, ${kib(bundle.gzipBytes)} gzip`)
  printTable('Node', measured.node)
  printTable('workerd: start to first answer', measured.coldStart)
  printTable('workerd: request and answer', measured.workerd)
  for (const what of ['start', 'query'] as const) {
    const rows = Object.entries(measured.search).flatMap(([name, figures]) =>
      what in figures ? [[name, (figures as Readonly<Record<string, unknown>>)[what] as Timing] as const] : [],
    )
    printTable(`search in workerd: ${what}`, Object.fromEntries(rows))
  }
  for (const [name, figures] of Object.entries(measured.search)) {
    if (!('fileBytes' in figures)) continue
    const { fileBytes, fileGzipBytes, indexBytes } = figures
    console.log(
      `${name}: files ${kib(fileBytes)} raw, ${kib(fileGzipBytes)} gzip; of these the index ${kib(indexBytes)}`,
    )
  }
}
