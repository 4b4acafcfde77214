/** What cp850 holds at 0x80–0xFF; Node's TextDecoder does not know this page. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

const decodeCp850 = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : CP850[byte - 128])).join('')

const PAGES: readonly { readonly name: string; readonly decode: (bytes: Uint8Array) => string }[] = [
  { name: 'windows-1252', decode: (bytes) => new TextDecoder('windows-1252').decode(bytes) },
  { name: 'mac-roman', decode: (bytes) => new TextDecoder('macintosh').decode(bytes) },
  { name: 'cp850', decode: decodeCp850 },
]

export interface DecodedText {
  readonly text: string
  readonly encoding: string
}

/** Reads the bytes of a text file in any of the encodings these texts have come in over the years. */
export const decodeBytes = (bytes: Uint8Array): DecodedText => {
  const wide = wideEncoding(bytes)
  if (wide !== null) return { text: strip(new TextDecoder(wide).decode(bytes)), encoding: wide }
  try {
    return { text: strip(new TextDecoder('utf-8', { fatal: true }).decode(bytes)), encoding: 'utf-8' }
  } catch {
    const [best] = PAGES.map(({ name, decode }) => ({ text: decode(bytes), encoding: name })).sort(
      (a, b) => plausibility(b.text) - plausibility(a.text),
    )
    return best as DecodedText
  }
}

const strip = (text: string): string => text.replace(/^\uFEFF/, '')

const wideEncoding = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, 400)
  const zeros = (parity: number): number => sample.filter((byte, i) => byte === 0 && i % 2 === parity).length
  if (zeros(1) > sample.length / 4) return 'utf-16le'
  return zeros(0) > sample.length / 4 ? 'utf-16be' : null
}

/** A letter with an accent belongs inside a word, a quote or dash at its edge; controls and boxes belong nowhere. */
const plausibility = (text: string): number => {
  let points = 0
  for (const { 0: letter, index } of text.matchAll(/[^\t\r\n\f -~]/gu)) {
    const around = `${text[index - 1] ?? ' '}${text[index + letter.length] ?? ' '}`
    const inWord = /[a-zà-ÿ]/i.test(around)
    if (/[‘’“”–—…«»™®©•½\u00a0]/u.test(letter)) points += 2
    else if (/[àâäçéèêëîïôöùûüÿœæáíóúñöû]/u.test(letter) && inWord) points += 2
    else if (/[ÀÂÇÉÈÊËÎÏÔÙÛŒÆ]/u.test(letter) && !/[a-z]/.test(around[0] as string)) points += 1
    else points -= 3
  }
  return points
}
