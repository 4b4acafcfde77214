import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'node', environment: 'node', include: ['test/**/*.test.ts'], exclude: ['test/api/**'] },
      },
      {
        // A real workerd. Starting one for a file costs about two seconds, so few files share one runtime.
        plugins: [cloudflareTest({ wrangler: { configPath: './wrangler.toml' } })],
        test: { name: 'workerd', include: ['test/api/**/*.test.ts'], isolate: false },
      },
    ],
  },
})
