import type { ChoicePurpose, Decision } from '../../core/decision.ts'
import type { DecisionSentences } from '../language-pack.ts'
import type { Teller } from '../teller.ts'
import { howMany, plural } from './plural.ts'

export const decisions: DecisionSentences = {
  'choose-targets': ({ player, object, min, max }, say) =>
    `${player}, choisissez ${noun(min, max, 'cible')} pour ${say.name(object)}.`,
  'choose-modes': ({ player, object, min, max, repeat }, say) =>
    `${player}, choisissez ${noun(min, max, 'mode')} pour ${say.name(object)}${repeat ? ' ; le même peut être choisi à nouveau' : ''}.`,
  'choose-number': ({ player, object, what, min, max }, say) =>
    `${player}, choisissez ${what === 'x' ? 'la valeur de X' : 'un nombre'} pour ${say.name(object)}, de ${min} à ${max}.`,
  'choose-objects': ({ player, purpose, source, min, max }, say) =>
    `${player}, choisissez ${purposes[purpose](min, max)}${forSource(source, say)}.`,
  'choose-player': ({ player, source }, say) => `${player}, choisissez un joueur${forSource(source, say)}.`,
  'yes-or-no': ({ player, purpose, source }, say) =>
    `${player}, ${questions[purpose](source === null ? null : say.name(source))}`,
  'choose-option': ({ player, rule, source, options }, say) =>
    rule === '702.140c' && source !== null
      ? `${player}, mettez ${say.name(source)} sur la créature avec laquelle la carte fusionne (top) ou dessous (bottom).`
      : `${player}, choisissez l’une des ${options.length} options${forSource(source, say)}.`,
  'call-coin': ({ player, source }, say) => `${player}, annoncez pile ou face${forSource(source, say)}.`,
  'report-coin': ({ player, source }, say) =>
    `${player}, jouez à pile ou face et dites ce que montre la pièce${forSource(source, say)}.`,
  'report-die': ({ player, source, sides }, say) =>
    `${player}, lancez un dé à ${sides} faces et dites ce qu’il montre${forSource(source, say)}.`,
  'choose-name': ({ player, source, of }, say) =>
    `${player}, choisissez le nom d’une carte${of === undefined ? '' : ' de la sorte que demande le texte'}${forSource(source, say)}.`,
  'choose-color': ({ player, source }, say) => `${player}, choisissez une couleur${forSource(source, say)}.`,
  'choose-mana': ({ player, rule, source, options }, say) =>
    rule === '601.2g' || rule === '605.3a'
      ? `${player}, choisissez un permanent à utiliser pour son mana${forSource(source, say)} : ${say.list([...new Set(options.map(permanentOf))])}.`
      : `${player}, choisissez le mana à ajouter${forSource(source, say)} : ${options.join(' / ')}.`,
  order: ({ player, purpose, options }) => `${player}, ${orders[purpose](options.length)}.`,
  divide: ({ player, purpose, source, total, among, least }, say) =>
    `${player}, répartissez ${total} ${divided[purpose](total)} entre ${say.list(among)}${least > 0 ? `, au moins ${least} à chacun` : ''} (source : ${say.name(source)}).`,
  'accept-shortcut': ({ player, length, places }) =>
    `${player}, le raccourci compte ${plural(length, 'choix', 'choix')}, dont ${places.length} à vous : répondez \`true\` pour l’accepter, ou donnez la place du choix que vous ferez autrement.`,
  'declare-attackers': ({ player, bands }) =>
    bands === undefined
      ? `${player}, déclarez les attaquants et ce que chacun attaque.`
      : `${player}, déclarez les attaquants, ce que chacun attaque et les bandes qu’ils forment.`,
  'declare-blockers': ({ player }) => `${player}, déclarez les bloqueurs et l’attaquant que chacun bloque.`,
}

/** An option is a permanent's id, with the index of the ability where it has several. */
const permanentOf = (option: string): string => option.split('/')[0]!

/** « exactement 1 cible », « de 1 à 3 cibles ». */
const noun = (min: number, max: number, one: string, many = `${one}s`): string =>
  `${min === max ? min : howMany(min, max)} ${max < 2 ? one : many}`

const purposes: Readonly<Record<ChoicePurpose, (min: number, max: number) => string>> = {
  sacrifice: (min, max) => `${noun(min, max, 'permanent')} à sacrifier`,
  discard: (min, max) => `${noun(min, max, 'carte')} dont vous défausser`,
  search: (min, max) => `${noun(min, max, 'carte')} à trouver`,
  'legend-rule': () => 'lequel garder parmi les permanents légendaires de même nom',
  'put-on-bottom': (min, max) => `${noun(min, max, 'carte')} à mettre au-dessous de la bibliothèque`,
  'put-in-graveyard': (min, max) => `${noun(min, max, 'carte')} à mettre au cimetière`,
  attach: () => 'à quoi attacher ce permanent',
  return: (min, max) => `${noun(min, max, 'objet')} à renvoyer`,
  exile: (min, max) => `${noun(min, max, 'objet')} à exiler`,
  tap: (min, max) => `${noun(min, max, 'permanent')} à engager`,
  choose: (min, max) => noun(min, max, 'objet'),
  'begin-with': () => 'les cartes avec lesquelles commencer la partie sur le champ de bataille',
  reveal: () => 'les cartes à révéler de votre main de départ',
  'hand-size': (min, max) => `${noun(min, max, 'carte')} dont vous défausser pour revenir à la taille de main maximale`,
}

type Question = (source: string | null) => string

const questions: Readonly<Record<Extract<Decision, { kind: 'yes-or-no' }>['purpose'], Question>> = {
  may: (source) =>
    source === null
      ? 'une action facultative s’offre à vous : la faites-vous ?'
      : `${source} vous offre une action facultative : la faites-vous ?`,
  pay: (source) => `payez-vous ${source === null ? 'le coût' : `ce que demande ${source}`} ?`,
  'keep-on-top': (source) =>
    `laissez-vous la carte au-dessus de la bibliothèque${source === null ? '' : ` (${source})`} ?`,
  mulligan: () => 'prenez-vous un mulligan ?',
  'modify-roll': (source) => `utilisez-vous ${source ?? 'l’effet'} sur ce jet ?`,
  'break-loop': () =>
    'tout est revenu au même point et personne n’est tenu d’y mettre fin : ferez-vous autre chose à partir d’ici ? Si personne ne le fait, la partie est nulle.',
  'use-replacement': (source) => `laissez-vous ${source ?? 'l’effet'} remplacer ce qui va se produire ?`,
}

const orders = {
  triggers: (count: number) =>
    `mettez vos ${count} capacités déclenchées sur la pile dans l’ordre de votre choix, la première en tête`,
  'library-top': (count: number) =>
    `mettez les ${count} cartes au-dessus de la bibliothèque dans l’ordre de votre choix`,
  'library-bottom': (count: number) =>
    `mettez les ${count} cartes au-dessous de la bibliothèque dans l’ordre de votre choix`,
  graveyard: (count: number) => `mettez les ${count} cartes au cimetière dans l’ordre de votre choix`,
  entering: (count: number) =>
    `choisissez dans quel ordre les ${count} permanents qui arrivent ensemble comptent comme anciens, le plus ancien en tête`,
  replacements: (count: number) =>
    `choisissez lequel des ${count} effets de remplacement ou de prévention s’applique en premier`,
} as const

const divided = {
  'combat-damage': (total: number) => `blessure${total < 2 ? '' : 's'} de combat`,
  damage: (total: number) => `blessure${total < 2 ? '' : 's'}`,
  counters: (total: number) => `marqueur${total < 2 ? '' : 's'}`,
} as const

const forSource = (source: string | null, say: Teller): string => (source === null ? '' : ` pour ${say.name(source)}`)
