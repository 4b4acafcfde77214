/**
 * The library's data are binary files: a table of parts, then the parts, each aligned to four bytes, so that opening a
 * file costs a few typed-array views and nothing is decoded before it is asked for.
 */
export interface FileLayout<Name extends string> {
  readonly magic: number
  readonly version: number
  /** In file order. */
  readonly parts: readonly Name[]
}

export type Part = Uint8Array | Uint16Array | Uint32Array

const headerWords = ({ parts }: FileLayout<string>): number => 2 + parts.length * 2

export const writeParts = <Name extends string>(
  layout: FileLayout<Name>,
  parts: Readonly<Record<Name, Part>>,
): Uint8Array<ArrayBuffer> => {
  const align = (n: number): number => (n + 3) & ~3
  const header = new Uint32Array(headerWords(layout))
  header.set([layout.magic, layout.version])
  let end = header.byteLength
  layout.parts.forEach((name, i) => {
    header.set([end, parts[name].byteLength], 2 + i * 2)
    end = align(end + parts[name].byteLength)
  })
  const file = new Uint8Array(end)
  file.set(new Uint8Array(header.buffer))
  layout.parts.forEach((name, i) => {
    const part = parts[name]
    file.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), header[2 + i * 2])
  })
  return file
}

export interface PartReader<Name extends string> {
  bytes(name: Name): Uint8Array
  u16(name: Name): Uint16Array
  u32(name: Name): Uint32Array
}

/** Throws a RangeError where the buffer is not such a file; buffers come from the builder, never from a request. */
export const readParts = <Name extends string>(layout: FileLayout<Name>, buffer: ArrayBuffer): PartReader<Name> => {
  const words = headerWords(layout)
  const header = buffer.byteLength >= words * 4 ? new Uint32Array(buffer, 0, words) : new Uint32Array(2)
  if (header[0] !== layout.magic || header[1] !== layout.version) throw new RangeError('not a file of this version')
  const place = (name: Name): [number, number] => {
    const i = 2 + layout.parts.indexOf(name) * 2
    return [header[i] as number, header[i + 1] as number]
  }
  return {
    bytes: (name) => new Uint8Array(buffer, ...place(name)),
    u16: (name) => {
      const [offset, length] = place(name)
      return new Uint16Array(buffer, offset, length / 2)
    },
    u32: (name) => {
      const [offset, length] = place(name)
      return new Uint32Array(buffer, offset, length / 4)
    },
  }
}
