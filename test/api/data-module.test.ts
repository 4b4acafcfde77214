import { expect, test } from 'vitest'
import sample from './sample.bin'

test('a .bin file is imported as a buffer, byte for byte', () => {
  expect(sample).toBeInstanceOf(ArrayBuffer)
  expect([...new Uint8Array(sample)]).toEqual([0x00, 0xff, 0x41, 0x0a, 0x80])
})
