import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { quietEnv } from './scripts/quiet-wrangler.ts'

// The plugin starts wrangler's own machinery in this process.
Object.assign(process.env, quietEnv)

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'node', environment: 'node', include: ['test/**/*.test.ts'], exclude: ['test/api/**'] },
      },
      {
        // A real workerd. Starting one for a file costs about two seconds, so few files share one runtime.
        plugins: [cloudflareTest({ wrangler: { configPath: './wrangler.toml' } })],
        // The first request of a run loads the whole service.
        test: { name: 'workerd', include: ['test/api/**/*.test.ts'], isolate: false, testTimeout: 60_000 },
      },
    ],
  },
})
