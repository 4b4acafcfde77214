import { classFrame, type Frame, levelerFrame, prefixedFrame } from './grammar/ability/frame.ts'
import type { Paragraph } from './normalize/normalize-text.ts'

/** A paragraph with the part of the text box that it stands in. */
export interface Placed extends Paragraph {
  readonly frame: Frame | undefined
}

const LEVEL_SYMBOL = /^LEVEL (\d+)(?:-(\d+)|\+)$/
const SIZE = /^\d+\/\d+$/
const LEVEL_BAR = /: Level (\d+)$/

/**
 * CR 702.169, 711.2, 716.2: which abilities of a text box belong to a level symbol, a class level bar or a word before a dash.
 * A level symbol and the size behind it are one paragraph.
 */
export const placeParagraphs = (paragraphs: readonly Paragraph[]): readonly Placed[] => {
  const placed: Placed[] = []
  let frame: Frame | undefined
  for (let at = 0; at < paragraphs.length; at++) {
    const paragraph = paragraphs[at] as Paragraph
    const size = paragraphs[at + 1]
    const symbol = LEVEL_SYMBOL.exec(paragraph.text)
    const bar = LEVEL_BAR.exec(paragraph.text)
    if (symbol !== null && size !== undefined && SIZE.test(size.text)) {
      frame = levelerFrame(Number(symbol[1]), symbol[2] === undefined ? undefined : Number(symbol[2]))
      at++
      placed.push({
        text: `${paragraph.text}\n${size.text}`,
        span: [paragraph.span[0], size.span[1]],
        frame: undefined,
      })
    } else if (bar !== null) {
      frame = classFrame(Number(bar[1]))
      placed.push({ ...paragraph, frame: undefined })
    } else placed.push(inFrame(paragraph, frame))
  }
  return placed
}

const inFrame = (paragraph: Paragraph, frame: Frame | undefined): Placed => {
  const prefixed = prefixedFrame(paragraph.text)
  return prefixed === undefined || frame !== undefined
    ? { ...paragraph, frame }
    : { ...paragraph, text: paragraph.text.slice(prefixed.prefix.length), frame: prefixed }
}
