import type { Context } from 'hono'

/** What the runtime hands to each request; the names are those of wrangler.toml. */
export interface Env {
  ASSETS: Fetcher
  /** The id of the deployed version; a part of every ETag. */
  VERSION?: { readonly id: string }
}

export interface AppEnv {
  Bindings: Env
}

export type AppContext = Context<AppEnv>
