/** Binary files arrive as one buffer (the Data rule of wrangler.toml). */
declare module '*.bin' {
  const data: ArrayBuffer
  export default data
}
