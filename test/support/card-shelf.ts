import type { CardDefinition, CardLookup } from '../../src/core/card.ts'
import type { CardObject } from '../../src/core/card-object.ts'
import { loadLines } from './load-lines.ts'

/** The cards of a file by name (whole name or a face's), compiled when first asked for. */
export class CardShelf {
  readonly #objects = new Map<string, CardObject>()
  readonly #compiled = new Map<string, CardDefinition | undefined>()
  readonly #compile: (card: CardObject, name: string) => CardDefinition

  constructor(cards: readonly CardObject[], compile: (card: CardObject, name: string) => CardDefinition) {
    this.#compile = compile
    for (const card of cards) this.#put(card.name, card)
    for (const card of cards) {
      for (const face of card.card_faces ?? []) this.#put(face.name, card)
      for (const half of card.name.split(' // ')) this.#put(half, card)
    }
  }

  #put(name: string, card: CardObject): void {
    const key = name.toLowerCase()
    if (!this.#objects.has(key)) this.#objects.set(key, card)
  }

  /** A name may be led by a set's code, as in `M10-Plains`. */
  find(name: string): CardObject | undefined {
    return this.#objects.get(name.toLowerCase()) ?? this.#objects.get(name.replace(/^[A-Z0-9]{2,5}-/, '').toLowerCase())
  }

  /** The name of the face that is up by default; of a split card, whose halves are one, the whole name (709.4). */
  frontName(name: string): string {
    const card = this.find(name)
    const front = card?.card_faces?.[0]
    return card === undefined ? name : front === undefined || isSplit(card) ? card.name : front.name
  }

  /** Whether a name is that of a face other than the front one: the back, the Adventure; not of a half of a split card. */
  isOtherFace(name: string): boolean {
    const card = this.find(name)
    const key = name.toLowerCase()
    if (card === undefined || isSplit(card) || card.name.toLowerCase() === key) return false
    const faces = card.card_faces?.map((face) => face.name) ?? card.name.split(' // ')
    return faces.slice(1).some((face) => face.toLowerCase() === key)
  }

  readonly lookup: CardLookup = (name) => {
    const key = name.toLowerCase()
    if (!this.#compiled.has(key)) {
      const card = this.find(name)
      this.#compiled.set(key, card === undefined ? undefined : this.#compile(card, name))
    }
    return this.#compiled.get(key)
  }
}

/** CR 709.1: in data the halves with aftermath have a layout of their own. */
const isSplit = ({ layout }: CardObject): boolean => layout === 'split' || layout === 'aftermath'

/** A card object as files outside hold it: some call the faces `faces`, and say of a card only that it has several. */
type FiledCard = CardObject & { readonly faces?: CardObject['card_faces'] }

/** Reads a file of one card object a line, packed or not. */
export const loadCards = (path: string): readonly CardObject[] =>
  loadLines(path).map((line) => {
    const { faces, ...card } = JSON.parse(line) as FiledCard
    const card_faces = card.card_faces ?? faces
    return card_faces === undefined
      ? card
      : { ...card, card_faces, ...(isAdventurer(card, card_faces) ? ADVENTURE : {}) }
  })

const ADVENTURE = { layout: 'adventure' } as const

/** CR 715.1, 205.3k: known by the spell type where the layout is not told. */
const isAdventurer = ({ layout }: CardObject, faces: NonNullable<CardObject['card_faces']>): boolean =>
  layout === 'multiface' && faces.length === 2 && /— Adventure$/u.test(faces[1]!.type_line ?? '')
