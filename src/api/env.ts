/** What the runtime hands to each request; the names are those of wrangler.toml. */
export interface Env {
  ASSETS: Fetcher
}
