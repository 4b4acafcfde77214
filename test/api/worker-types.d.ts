declare namespace Cloudflare {
  interface Env {
    ASSETS: Fetcher
  }
  interface GlobalProps {
    mainModule: typeof import('../../src/index.ts')
  }
}

/** Vite reads these files while the tests are built; the Worker itself has no files. */
interface ImportMeta {
  glob<T>(pattern: string, options: { query: '?raw'; import: 'default'; eager: true }): Record<string, T>
}
