import type { StaticEffect } from '../../core/ability.ts'
import type { Effect } from '../../core/effect.ts'
import type { Filter } from '../../core/filter.ts'
import type { Modification } from '../../core/modification.ts'
import type { Row } from '../syntax/combinators.ts'
import { hole } from '../syntax/pattern.ts'
import { OWN_MANA_VALUE } from './become.ts'
import { LINKS } from './choice.ts'

const becomes: Effect = {
  do: 'continuous',
  what: hole('subject'),
  modifications: hole('m'),
  duration: hole('d'),
}

/** What objects become when something resolves (205.1, 611.2): "becomes a 3/3 creature until end of turn". */
export const BECOMING_VERBS: readonly Row<Effect>[] = [
  ["become~ <m:animated-#><d:duration>. (It's|They're) still (a land|lands)", becomes],
  ["become~ <m:animated-#><d:duration> (that's|that are) still (a land|lands)", becomes],
  ["become~ <m:animated-#> (that's|that are) still (a land|lands)<d:duration>", becomes],
  ['become~ <m:animated-#> in addition to (its|their) other types<d:duration>', becomes],
  ["become~ <m:animated-#> that's still a planeswalker<d:duration>", becomes],
  ['become~ <m:transformed-#><d:duration>', becomes],
  [
    "become~ (a|an) <p:plain-pt> creature with all creature types<d:duration>. (It's|They're) still (a land|lands)",
    {
      do: 'continuous',
      what: hole('subject'),
      modifications: [
        { kind: 'types', types: ['creature'] },
        { kind: 'types', allCreatureTypes: true },
        { kind: 'set-power-toughness', power: hole('p.power'), toughness: hole('p.toughness') },
      ],
      duration: hole('d'),
    },
  ],
]

const are = (modifications: readonly Modification[]): readonly StaticEffect[] => [
  { kind: 'continuous', affects: hole('a'), modifications },
]

const LOSES_ALL: StaticEffect = {
  kind: 'continuous',
  affects: hole('a'),
  modifications: [{ kind: 'remove-all-abilities' }],
}
/** It loses what it had before it gets what the text gives it. */
const becomesOnly = (modifications: readonly Modification[]): readonly StaticEffect[] => [
  LOSES_ALL,
  ...are(modifications),
]
const BASICS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']

/** What static abilities say objects are. */
export const BEING_PREDICATES: readonly Row<readonly StaticEffect[]>[] = [
  ["are~ <m:animated-#> that's still a planeswalker", are(hole('m'))],
  ["are~ <m:animated-#> (that's|that are) still (a land|lands)", are(hole('m'))],
  ['are~ <m:animated-#> in addition to (its|their) other types', are(hole('m'))],
  [
    'are~ (a creature|creatures) in addition to (its|their) other types and have~ base power and (base |)toughness each equal to its mana value',
    are([
      { kind: 'types', types: ['creature'] },
      { kind: 'set-power-toughness', power: OWN_MANA_VALUE, toughness: OWN_MANA_VALUE },
    ]),
  ],
  ['are~ <m:transformed-#>', are(hole('m'))],
  ['are~ <m:transformed-#> and lose~ all other (card types and abilities|abilities)', becomesOnly(hole('m'))],
  [
    'are~ <m:only-#> and have~ <k:granted-abilities>, and it loses all other abilities, card types, and creature types',
    [...becomesOnly(hole('m')), ...are(hole('k'))],
  ],
  [
    'are~ every basic land type in addition to (its|their) other (land types|types)',
    are([{ kind: 'types', subtypes: BASICS }]),
  ],
  ['are~ every creature type', are([{ kind: 'types', allCreatureTypes: true }])],
  [
    'are~ <k:land-kind-#> in addition to (its|their) other (land types|types)',
    are([{ kind: 'types', subtypes: [hole('k')] }]),
  ],
  ['are~ <k:land-kind-#>', are([{ kind: 'types', set: true, subtypes: [hole('k')] }])],
]

const OFF = ['hand', 'library', 'graveyard', 'exile', 'command'] as const
/** CR 109.2: permanents, spells and cards elsewhere, as texts enumerate them. */
const EVERYTHING: Filter = { anyOf: [{ subject: 'card', zones: OFF }, { subject: 'spell' }, { subject: 'permanent' }] }
const YOUR_CREATURES: Filter = {
  anyOf: [
    { subject: 'permanent', types: ['creature'], controller: 'you' },
    { subject: 'spell', types: ['creature'], controller: 'you' },
    { subject: 'card', types: ['creature'], owner: 'you', zones: OFF },
  ],
}
const everywhere = (affects: Filter, modification: Modification): readonly StaticEffect[] => [
  { kind: 'continuous', affects, modifications: [modification] },
]
const ALSO =
  "The same is true for creature spells you control and creature cards you own that aren't on the battlefield"
const ALL_CARDS = "all cards that aren't on the battlefield, spells, and permanents are"
const chosenType = (set: boolean): Modification => ({
  kind: 'become-chosen',
  what: 'subtype',
  link: LINKS.type,
  ...(set ? { set } : {}),
})

/** What objects are in every zone. */
export const EVERYWHERE_RULES: readonly Row<readonly StaticEffect[]>[] = [
  [`creatures you control are the chosen type. ${ALSO}`, everywhere(YOUR_CREATURES, chosenType(true))],
  [
    `creatures you control are the chosen type in addition to their other types. ${ALSO}`,
    everywhere(YOUR_CREATURES, chosenType(false)),
  ],
  [
    `creatures you control are every creature type. ${ALSO}`,
    everywhere(YOUR_CREATURES, { kind: 'types', allCreatureTypes: true }),
  ],
  [`${ALL_CARDS} colorless`, everywhere(EVERYTHING, { kind: 'colors', set: true, colors: [] })],
  [
    `${ALL_CARDS} the chosen color in addition to their other colors`,
    everywhere(EVERYTHING, { kind: 'become-chosen', what: 'color', link: LINKS.color }),
  ],
]
