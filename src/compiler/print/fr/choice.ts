import type { Choice, ChosenQuality, ChosenSubtype, HasChosen } from '../../../core/choice.ts'
import type { LinkId } from '../../../core/link.ts'
import { joinWith, withDe } from './elision.ts'
import { type Agreeing, adjective, invariable, type Noun, noun } from './noun.ts'
import { indefinite } from './phrase.ts'
import type { Scope } from './scope.ts'
import { subtypesTitle } from './subtypes.ts'
import { CARD_TYPES_FR, COLOR_NAMES_FR } from './terms.ts'

const SUBTYPES: Readonly<Record<ChosenSubtype, string>> = {
  creature: 'un type de créature',
  'basic-land': 'un type de terrain de base',
  land: 'un type de terrain',
  planeswalker: 'un type de planeswalker',
}

const others = (words: readonly string[]): string => (words.length === 0 ? '' : ` autre que ${joinWith('ou', words)}`)

/** What is chosen, as the object of "choisissez". */
export const choiceText = (choice: Choice, scope: Scope): string => {
  switch (choice.kind) {
    case 'color':
      return `une couleur${others((choice.not ?? []).map((color) => COLOR_NAMES_FR[color]))}`
    case 'subtype':
      return choice.among === undefined
        ? SUBTYPES[choice.of]
        : joinWith(
            'ou',
            choice.among.map((type) => subtypesTitle([type])),
          )
    case 'card-type':
      return joinWith(
        'ou',
        choice.among.map((type) => CARD_TYPES_FR[type].singular),
      )
    case 'card-name':
      return `le nom ${withDe(choice.of === undefined ? 'une carte' : indefinite(scope.via.describe({ subject: 'card', ...choice.of }, scope)))}`
    case 'number':
      return choice.max === undefined ? 'un nombre' : `un nombre de ${choice.min} à ${choice.max}`
    case 'player':
    case 'object':
      return indefinite(scope.via.describe(choice.of, scope))
    case 'word':
      return joinWith('ou', choice.words.map(wordFr))
    case 'life':
      return 'un montant de points de vie et payez-le'
  }
}

const WORDS: Readonly<Record<string, string>> = { odd: 'impair', even: 'pair' }
/** A word without a meaning in the rules stays what it is; odd and even have French words. */
export const wordFr = (word: string): string => WORDS[word] ?? word

const QUALITIES: Readonly<Record<ChosenQuality, string>> = {
  color: 'de la couleur choisie',
  type: 'du type choisi',
  name: 'ayant le nom choisi',
  parity: 'de la parité choisie',
}

export const chosenQuality = ({ what }: HasChosen): Agreeing => invariable(QUALITIES[what])
export const otherThanChosen =
  ({ what }: HasChosen): Agreeing =>
  ({ plural }) =>
    what === 'name' ? 'n’ayant pas le nom choisi' : `qui ${plural ? 'ne sont' : 'n’est'} pas ${QUALITIES[what]}`

const CHOSEN = adjective('choisi')
const EXILED = adjective('exilé')
const CREATED = adjective('créé')

/** By the beginning of the name of a link: what is spoken of and what became of it. */
const LINKED: readonly (readonly [start: string, Noun, Agreeing])[] = [
  ['exiled', noun('f', 'carte'), EXILED],
  ['created', noun('m', 'jeton'), CREATED],
  ['player', noun('m', 'joueur'), CHOSEN],
  ['creature', noun('f', 'créature'), CHOSEN],
]

/** "la carte exilée", "le joueur choisi": what a linked ability chose or did something to. */
export const linkedNoun = (link: LinkId): Noun => {
  const [, head, agree] = LINKED.find(([start]) => link.startsWith(start)) ?? ['', noun('m', 'permanent'), CHOSEN]
  const word = (plural: boolean): string => agree({ gender: head.gender, plural })
  return { gender: head.gender, singular: `${head.singular} ${word(false)}`, plural: `${head.plural} ${word(true)}` }
}

/** Behind a noun: "exilée par cette créature", "créés par cette créature", "choisi". */
export const linkedQuality =
  (link: LinkId, self: string): Agreeing =>
  (agreement) => {
    if (link.startsWith('exiled')) return `${EXILED(agreement)} par ${self}`
    if (link.startsWith('created')) return `${CREATED(agreement)} par ${self}`
    return CHOSEN(agreement)
  }
