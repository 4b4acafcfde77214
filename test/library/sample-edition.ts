import {
  type Edition,
  type EditionContent,
  encodeEdition,
  type Language,
  openEdition,
  type RuleContent,
} from '../../src/library/index.ts'

type Sample = Partial<RuleContent> & { readonly number: string }

const complete = (rule: Sample): RuleContent => ({
  title: '',
  text: '',
  examples: [],
  list: [],
  see: [],
  also: [],
  ...rule,
})

export const contentOf = (
  language: Language,
  rules: readonly Sample[],
  more: {
    edition?: string
    kind?: 'restatement' | 'imported'
    glossary?: EditionContent['glossary']
    known?: readonly string[]
  } = {},
): EditionContent => ({
  info: {
    edition: more.edition ?? '2026-06-19',
    language,
    kind: more.kind ?? 'imported',
    approximate: false,
    ruleCount: rules.length,
    sources: ['sample'],
    hash: 'sample',
  },
  rules: rules.map(complete),
  glossary: more.glossary ?? [],
  known: more.known ?? [],
})

export const editionOf = (...content: Parameters<typeof contentOf>): Edition =>
  openEdition(encodeEdition(contentOf(...content)).buffer)

/** A small game of our own: pebbles on a board, told under numbers of the same form. */
export const PEBBLES_EN: readonly Sample[] = [
  { number: '1', title: 'The Board' },
  { number: '100', title: 'Pebbles' },
  {
    number: '100.1',
    text: 'A pebble is a small stone that a player puts on the board.',
    examples: ['Ann puts a grey pebble on the board.'],
  },
  { number: '100.1a', text: 'A grey pebble can’t be moved. See rule 200.2.' },
  { number: '100.1b', text: 'If a pebble would leave the board, it goes back to its owner instead.', also: ['bounce'] },
  { number: '100.2', text: 'Each player starts with twelve pebbles.' },
  { number: '2', title: 'Play' },
  { number: '200', title: 'Moving' },
  { number: '200.1', title: 'Leaping' },
  { number: '200.1a', text: 'To leap is to pass over another stone. The leaping stone moves two squares.' },
  { number: '200.1b', text: 'A stone that leaps twice in a row is turned over.' },
  { number: '200.2', text: 'Moves go forward unless rule 100.1b says otherwise.', list: ['north', 'south'] },
]

export const PEBBLES_FR: readonly Sample[] = [
  { number: '1', title: 'Le plateau' },
  { number: '100', title: 'Cailloux' },
  {
    number: '100.1',
    text: 'Un caillou est une petite pierre qu’un joueur pose sur le plateau.',
    examples: ['Anne pose un caillou gris.'],
  },
  { number: '100.1a', text: 'Un caillou gris ne peut pas être déplacé.', see: ['200.2'] },
  {
    number: '100.1b',
    text: 'Si un caillou doit quitter le plateau, il revient plutôt à son propriétaire.',
    also: ['rebond'],
  },
  { number: '100.2', text: 'Chaque joueur commence avec douze cailloux.' },
  { number: '2', title: 'Jouer' },
  { number: '200', title: 'Déplacements' },
  { number: '200.1', title: 'Saut' },
  {
    number: '200.1a',
    text: 'Sauter, c’est passer par-dessus une autre pierre, l’arrivée se faisant deux cases plus loin.',
  },
  { number: '200.1b', text: 'Une pierre qui saute deux fois de suite est retournée.' },
  { number: '200.2', text: 'On avance, sauf si l’on suit la règle 100.1b.', list: ['nord', 'sud'] },
]
