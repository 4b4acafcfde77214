declare namespace Cloudflare {
  interface Env {
    ASSETS: Fetcher
  }
  interface GlobalProps {
    mainModule: typeof import('../../src/index.ts')
  }
}
