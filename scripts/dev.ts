/** `npm run dev -- --port 8787`: the service on this machine, offline. */
import { runWrangler } from './quiet-wrangler.ts'

process.exitCode = runWrangler(['dev', '--local', '--ip', '127.0.0.1', ...process.argv.slice(2)])
