import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { quietEnv } from './scripts/quiet-wrangler.ts'

// The plugin starts wrangler's own machinery in this process.
Object.assign(process.env, quietEnv)

export default defineConfig({
  test: {
    projects: [
      {
        // Time never decides: a machine with other work takes several times as long.
        test: {
          name: 'node',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/api/**'],
          testTimeout: 60_000,
        },
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
