/** Indexes are handed to the Workers of this bench as data. */
declare module '*.bin' {
  const data: ArrayBuffer
  export default data
}
