import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** The non-empty lines of a text file, packed with gzip or not. */
export const loadLines = (path: string): string[] => {
  const bytes = readFileSync(path)
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b
  const text = (packed ? gunzipSync(bytes) : bytes).toString('utf8')
  return text.split('\n').filter((line) => line.trim() !== '')
}
