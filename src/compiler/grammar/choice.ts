import { CARD_TYPES, type CardType } from '../../core/card-type.ts'
import type { Choice } from '../../core/choice.ts'
import type { LinkId } from '../../core/link.ts'
import { SUBTYPES_OF } from '../../core/subtype.ts'
import { anyTemplate, oneOf, type Row, rows } from '../syntax/combinators.ts'
import { hole } from '../syntax/pattern.ts'
import type { Syntax } from '../syntax/syntax.ts'
import { emit, parsed } from '../syntax/text.ts'

/** What is chosen, and the name by which the rest of the card speaks of it (607.2d). */
export interface Chosen {
  readonly choice: Choice
  readonly link: LinkId
}

/**
 * The links of the words a card uses: "the chosen color", "the chosen type", … A card that chooses two values of one sort says
 * nothing that would tell them apart here.
 */
export const LINKS = {
  color: 'color',
  type: 'type',
  name: 'name',
  number: 'number',
  player: 'player',
  object: 'object',
  word: 'word',
  life: 'life',
  exiled: 'exiled',
  created: 'created',
  championed: 'championed',
  /** "The color of your choice": said and chosen in one instruction. */
  yours: 'your-choice',
} as const

const table: readonly Row<Chosen>[] = [
  ['a color', { choice: { kind: 'color' }, link: LINKS.color }],
  ['a color other than <c:color-word>', { choice: { kind: 'color', not: [hole('c')] }, link: LINKS.color }],
  ['a creature type', { choice: { kind: 'subtype', of: 'creature' }, link: LINKS.type }],
  ['a basic land type', { choice: { kind: 'subtype', of: 'basic-land' }, link: LINKS.type }],
  ['a land type', { choice: { kind: 'subtype', of: 'land' }, link: LINKS.type }],
  ['a planeswalker type', { choice: { kind: 'subtype', of: 'planeswalker' }, link: LINKS.type }],
  ['(a|any) card name', { choice: { kind: 'card-name' }, link: LINKS.name }],
  ['(a|an) <f:noun-s> name', { choice: { kind: 'card-name', of: hole('f') }, link: LINKS.name }],
  ['a number', { choice: { kind: 'number', min: 0 }, link: LINKS.number }],
  [
    'a number between <a:numeral> and <b:numeral>',
    { choice: { kind: 'number', min: hole('a'), max: hole('b') }, link: LINKS.number },
  ],
  ['odd or even', { choice: { kind: 'word', words: ['odd', 'even'] }, link: LINKS.word }],
  ['an opponent', { choice: { kind: 'player', of: { subject: 'player', player: 'opponent' } }, link: LINKS.player }],
  ['a player', { choice: { kind: 'player', of: { subject: 'player', player: 'any' } }, link: LINKS.player }],
  ['<f:counted-one>', { choice: { kind: 'object', of: hole('f') }, link: LINKS.object }],
]

/** "A", "A or B", "A, B, or C". */
const written = (words: readonly string[]): string =>
  words.length < 3 ? words.join(' or ') : `${words.slice(0, -1).join(', ')}, or ${words.at(-1)}`

const LIST = /[A-Za-z'-]+(?:(?:, [A-Za-z'-]+)+,)? or [A-Za-z'-]+/y

/** A list of words that are all of one sort. */
const listed = (
  read: (words: readonly string[]) => Chosen | null,
  words: (choice: Choice) => readonly string[] | undefined,
): Syntax<Chosen> => ({
  parse: (source, at, scope) => {
    LIST.lastIndex = at
    const text = LIST.exec(source.text)?.[0]
    const chosen = text === undefined ? null : read(text.split(/, or |, | or /))
    if (text === undefined || chosen === null) return []
    if (at + text.length > source.trace.farthest) source.trace.farthest = at + text.length
    return [parsed(chosen, at + text.length, scope)]
  },
  print: ({ choice }, out) => {
    const list = words(choice)
    return list === undefined || list.length < 2 ? [] : emit(out, written(list))
  },
})

const isCreatureType = (word: string): boolean => (SUBTYPES_OF.creature as readonly string[]).includes(word)
const isCardType = (word: string): word is CardType => (CARD_TYPES as readonly string[]).includes(word)

const cardTypes = listed(
  (words) => (words.every(isCardType) ? { choice: { kind: 'card-type', among: words }, link: LINKS.type } : null),
  (choice) => (choice.kind === 'card-type' ? choice.among : undefined),
)
const creatureTypes = listed(
  (words) =>
    words.every(isCreatureType)
      ? { choice: { kind: 'subtype', of: 'creature', among: words }, link: LINKS.type }
      : null,
  (choice) => (choice.kind === 'subtype' && choice.of === 'creature' ? choice.among : undefined),
)
/** CR 614.12c: anchor words, which begin with a capital. */
const anchorWords = listed(
  (words) =>
    words.length === 2 && words.every((word) => /^[A-Z]/.test(word) && !isCreatureType(word))
      ? { choice: { kind: 'word', words }, link: LINKS.word }
      : null,
  (choice) => (choice.kind === 'word' && choice.words.every((word) => /^[A-Z]/.test(word)) ? choice.words : undefined),
)

const ANCHOR = /[A-Z][A-Za-z']*(?: [A-Z][A-Za-z']*)*(?= was chosen)/y

/** The word itself, where a text says that it was chosen. */
export const anchorWord: Syntax<string> = {
  parse: (source, at, scope) => {
    ANCHOR.lastIndex = at
    const word = ANCHOR.exec(source.text)?.[0]
    return word === undefined ? [] : [parsed(word, at + word.length, scope)]
  },
  print: (word, out) => emit(out, word),
}

/** Behind "choose": "a color", "a creature type", "Storm or Calm". */
export const chosenValue: Syntax<Chosen> = oneOf<Chosen>(
  anyTemplate<Chosen>(rows(table)),
  cardTypes,
  creatureTypes,
  anchorWords,
)
