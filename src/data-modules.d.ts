/** Binary files arrive as one buffer (the Data rule of wrangler.toml). */
declare module '*.bin' {
  const data: ArrayBuffer
  export default data
}

/** The ledger of rules, where it has not been built yet. */
declare module '*/ledger.json' {
  const ledger: unknown
  export default ledger
}
