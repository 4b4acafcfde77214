import { spawnSync } from 'node:child_process'

/** Wrangler's settings for working without a network and without writing outside the project. */
export const quietEnv = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  DO_NOT_TRACK: '1',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_LOG_PATH: '.wrangler/logs',
  WRANGLER_REGISTRY_PATH: '.wrangler/registry',
}

/** Runs wrangler in the foreground; returns its exit code. */
export function runWrangler(args: readonly string[], stdio: 'inherit' | 'ignore' = 'inherit'): number {
  const result = spawnSync('wrangler', args, { stdio, env: { ...process.env, ...quietEnv } })
  if (result.error) throw result.error
  return result.status ?? 1
}
