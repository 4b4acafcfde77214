/**
 * Writes the starter set: `npm run starter -- FILE.jsonl.gz` compiles the cards of `starter-names.ts` from a file of card
 * objects (one a line, Scryfall's fields, `fr_name` beside them) and keeps those that are understood completely.
 * With `--check` nothing is written: it tells which of the set's cards the file's texts no longer compile to.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { compileCard } from '../../src/compiler/compile-card.ts'
import { printCardText } from '../../src/compiler/index.ts'
import { untranslatedSubtypes } from '../../src/compiler/print/fr/type-line.ts'
import type { CardDefinition } from '../../src/core/card.ts'
import type { CardObject } from '../../src/core/card-object.ts'
import { namesIn, starterNames } from './starter-names.ts'

type CorpusCard = CardObject & { readonly fr_name?: string; readonly text_quality?: string }

const file = process.argv[2]
const isCheck = process.argv.includes('--check')
if (file === undefined) throw new Error('usage: npm run starter -- FILE.jsonl.gz [--check]')

const corpus = new Map<string, CorpusCard>()
for (const line of gunzipSync(readFileSync(file)).toString('utf8').split('\n')) {
  if (line === '') continue
  const card = JSON.parse(line) as CorpusCard
  corpus.set(card.name, card)
}

/** The card's facts, or why the starter set cannot hold it. */
const readCard = (name: string): CardDefinition | string => {
  const card = corpus.get(name)
  if (card === undefined) return 'not in the file'
  if ((card.text_quality ?? 'oracle') !== 'oracle') return 'its text there is approximate'
  const { faces, understood } = compileCard(card)
  const [face, ...others] = faces
  if (face === undefined || others.length > 0) return 'more than one face'
  if (!understood) return face.definition.gaps.map(({ text }) => text).join(' | ')
  if (printCardText(face.definition).includes('')) return 'its structure does not print in English'
  const unknown = untranslatedSubtypes(face.definition.typeLine)
  if (unknown.length > 0) return `no French for ${unknown.join(', ')}`
  const { name: english, ...facts } = face.definition
  const fr = card.fr_name?.replaceAll("'", '’')
  return { name: english, ...(fr === undefined ? {} : { names: { fr } }), ...facts }
}

for (const kind of Object.keys(starterNames)) {
  const cards: CardDefinition[] = []
  for (const name of namesIn(kind)) {
    const card = readCard(name)
    if (typeof card === 'string') console.log(`${name}: ${card}`)
    else cards.push(card)
  }
  cards.sort((a, b) => (a.name < b.name ? -1 : 1))
  const lines = cards.map((card) => JSON.stringify(card))
  const target = new URL(`../../src/cards/starter/${kind}.generated.json`, import.meta.url)
  if (isCheck) {
    const held = JSON.parse(readFileSync(target, 'utf8')) as readonly CardDefinition[]
    for (const card of held)
      if (!lines.includes(JSON.stringify(card))) {
        console.log(`${card.name}: differs from what its text compiles to`)
        process.exitCode = 1
      }
  } else writeFileSync(target, `[\n${lines.join(',\n')}\n]\n`)
  console.log(`${kind}: ${cards.length} of ${namesIn(kind).length}`)
}
