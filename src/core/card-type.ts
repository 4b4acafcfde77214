/** CR 205.2a: the card types that can matter to a game played with this referee. */
export const CARD_TYPES = [
  'artifact',
  'battle',
  'conspiracy',
  'creature',
  'dungeon',
  'enchantment',
  'instant',
  'kindred',
  'land',
  'phenomenon',
  'plane',
  'planeswalker',
  'scheme',
  'sorcery',
  'vanguard',
] as const
export type CardType = (typeof CARD_TYPES)[number]

/** CR 110.4: the permanent types. */
export const PERMANENT_TYPES = ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'] as const
export type PermanentType = (typeof PERMANENT_TYPES)[number]

/** CR 205.4a: the supertypes. */
export const SUPERTYPES = ['basic', 'legendary', 'ongoing', 'snow', 'world'] as const
export type Supertype = (typeof SUPERTYPES)[number]

/** CR 305.6: basic land types and the mana their intrinsic ability makes. */
export const BASIC_LAND_MANA = { Plains: 'W', Island: 'U', Swamp: 'B', Mountain: 'R', Forest: 'G' } as const
export type BasicLandType = keyof typeof BASIC_LAND_MANA

/** A type line in its parts (205.1). Subtypes keep their printed capitals: `Grizzly`, `Urza’s`. */
export interface TypeLine {
  readonly supertypes: readonly Supertype[]
  readonly types: readonly CardType[]
  readonly subtypes: readonly string[]
}

export const isCardType = (name: string): name is CardType => (CARD_TYPES as readonly string[]).includes(name)
export const isPermanentType = (type: CardType): type is PermanentType =>
  (PERMANENT_TYPES as readonly CardType[]).includes(type)
