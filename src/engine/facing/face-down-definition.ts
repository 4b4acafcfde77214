import type { CardDefinition } from '../../core/card.ts'
import type { FaceDown, FaceDownValues } from '../../core/marks.ts'
import type { GameObject } from '../../core/object.ts'

/** CR 708.2a: what is face down looks so where nothing else is said: a 2/2 creature of no name, type, text or mana cost. */
const BARE: CardDefinition = {
  name: '',
  manaCost: null,
  typeLine: { supertypes: [], types: ['creature'], subtypes: [] },
  power: 2,
  toughness: 2,
  abilities: [],
  gaps: [],
}

/** CR 701.58a, 702.168a: the same with ward {2}. */
const WARDED: CardDefinition = {
  ...BARE,
  abilities: [{ kind: 'keyword', keyword: 'ward', cost: [{ kind: 'mana', mana: ['2'] }] }],
}

const made = new WeakMap<FaceDownValues, CardDefinition>()

/** CR 708.2: the characteristics that were listed and no others; they are its copiable values. */
export const faceDownDefinition = ({ marks }: GameObject): CardDefinition => {
  const { by, as }: FaceDown = marks?.down ?? {}
  if (as !== undefined) return listed(as)
  return by === 'disguise' || by === 'cloak' ? WARDED : BARE
}

const listed = (values: FaceDownValues): CardDefinition => {
  const known = made.get(values)
  if (known !== undefined) return known
  const { colors, typeLine, power, toughness, abilities = [] } = values
  const definition: CardDefinition = {
    name: '',
    manaCost: null,
    ...(colors === undefined ? {} : { colorIndicator: colors }),
    typeLine,
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
    abilities,
    gaps: [],
  }
  made.set(values, definition)
  return definition
}
