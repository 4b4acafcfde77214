/** 64 bits of a text as hexadecimal digits: two runs of FNV-1a over its UTF-16 units, from different starts. */
export const hashOf = (text: string): string => run(text, 0x811c9dc5) + run(text, 0x9747b28c)

const run = (text: string, start: number): string => {
  let value = start
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
    // Without this the two runs would differ by their starts alone.
    value ^= value >>> (start & 15)
  }
  return (value >>> 0).toString(16).padStart(8, '0')
}
