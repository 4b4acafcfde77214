import type { Fault } from '../../core/fault.ts'
import { wordOf, wordsOf } from '../fault-params.ts'
import type { FaultSentences } from '../language-pack.ts'
import { joinWords } from '../teller.ts'
import { counterName } from './counters.ts'
import { notationFault } from './notation-fault.ts'
import { plural } from './plural.ts'

export const faults: FaultSentences = {
  'card.unknown': (params) =>
    `Aucune carte connue ne porte ce nom${quotedAfter(params, ' : ', 'name', 'card')}.${suggestion(params)}`,
  'card.unreadable': (params) => `Cette carte est illisible${quotedAfter(params, ' : ', 'name', 'card')}.`,
  'object.unknown': (params) => `Rien dans la position ne porte ce nom${quotedAfter(params, ' : ', 'object', 'id')}.`,
  'object.repeated': (params) =>
    `L’identifiant ${quoted(params, 'donné ici', 'id', 'object')} sert plusieurs fois : un identifiant désigne un seul objet ou joueur.`,
  'object.attached-to-itself': (params) =>
    `${thing(params)} ne peut pas être attaché à soi-même : rien ne peut l’être.`,
  'object.attached-to-unknown': (params) =>
    `${thing(params)} ne peut pas être attaché à ${quoted(params, 'ce qui est donné', 'to', 'target', 'attachedTo')} : rien de tel ne figure dans la position.`,
  'object.not-a-permanent': (params) =>
    `${thing(params)} ne peut pas se trouver sur le champ de bataille : il n’y a là que des permanents, et une carte d’éphémère ou de rituel n’en devient jamais un.`,
  'object.components-impossible': (params) =>
    `${thing(params)} ne peut pas être fait de ce qui est indiqué ici : un permanent fusionné a au moins deux composantes, un permanent assimilé les deux cartes d’une paire d’assimilation, et l’un comme l’autre ne sont que sur le champ de bataille.`,
  'object.not-cast-so': (params) =>
    `${thing(params)} ne peut pas avoir ici ses caractéristiques alternatives : seul les a un sort lancé ainsi, ou un permanent lancé prototypé.`,
  'object.tapped-off-battlefield': (params) =>
    `${thing(params)} ne peut pas être engagé : seuls les permanents sur le champ de bataille sont engagés ou dégagés.`,
  'object.counters-negative': (params) =>
    `${quoted(params, 'Cet objet', 'holder', 'object', 'id')} ne peut pas porter ${wordOf(params, 'value', 'count') ?? 'moins de 0'} marqueur${counterKind(params)} : on ne peut pas en avoir moins que zéro.`,
  'player.unknown': (params) => `${quoted(params, 'Ce nom', 'player', 'id')} ne désigne aucun joueur de cette partie.`,
  'player.repeated': (params) =>
    `${quoted(params, 'Un joueur', 'player', 'id')} figure plusieurs fois dans la liste des joueurs.`,
  'player.count': (params) => {
    const count = wordOf(params, 'count', 'players', 'given')
    return `Cette variante ne se joue pas avec ${count === undefined ? 'ce nombre de joueurs' : plural(Number(count), 'joueur')}${allowed(params)}.`
  },
  'player.team': () =>
    'Les équipes ne conviennent pas : chaque joueur doit figurer dans une équipe, et dans une seule.',
  'deck.too-small': (params) => `Le deck compte ${cardsIn(params)}${bounded(params, 'min', 'le minimum est de')}.`,
  'deck.too-many-copies': (params) =>
    `Le deck et la réserve comptent ${cardsIn(params)} de même nom${quotedAfter(params, ', ', 'name')}${bounded(params, 'max', 'le maximum est de')}.`,
  'deck.sideboard-too-large': (params) =>
    `La réserve compte ${cardsIn(params)}${bounded(params, 'max', 'le maximum est de')}.`,
  'turn.active-unknown': (params) =>
    `Le joueur actif ${quoted(params, 'nommé ici', 'player', 'id')} n’est pas un joueur de cette partie.`,
  'turn.several-active': () =>
    'Plusieurs joueurs sont donnés comme actifs : dans cette variante, un tour appartient à un seul joueur.',
  'turn.priority-unknown': (params) =>
    `${quoted(params, 'Le joueur nommé ici', 'player', 'id')} ne peut pas avoir la priorité : personne de ce nom n’est dans la partie.`,
  'turn.priority-not-given': (params) =>
    `${quoted(params, 'Un joueur', 'player', 'id')} est censé avoir la priorité à un moment où aucun joueur ne la reçoit.`,
  'turn.number': (params) =>
    `Le numéro du tour ne peut pas être ${wordOf(params, 'number', 'value', 'turn') ?? 'celui-ci'} : les tours se comptent à partir de 1, en nombres entiers.`,
  'stack.target-unknown': (params) =>
    `La pile nomme pour cible ${quoted(params, 'quelque chose', 'target', 'id')}, qui ne figure pas dans la position.`,
  'stack.not-a-spell': (params) =>
    `${thing(params)} ne peut pas se trouver sur la pile : il n’y a là que des sorts, des copies de sorts et des capacités.`,
  'combat.unknown': (params) =>
    `Le combat nomme ${quoted(params, 'quelque chose', 'object', 'id', 'player')}, qui ne figure pas dans la position ou ne peut pas y tenir ce rôle.`,
  'combat.step': () => 'Des attaquants ou des bloqueurs sont donnés à un moment où il ne peut pas y en avoir.',
  'number.out-of-range': (params) =>
    `${wordOf(params, 'value') ?? 'Ce nombre'} n’est pas possible ici : il faut un nombre entier${bounds(params)}.`,
  'mana.unreadable': (params) =>
    `${quoted(params, 'Ceci', 'mana', 'value', 'text')} n’est pas du mana écrit en symboles, comme {R}{R}.`,
  'rules.edition-unknown': (params) =>
    `${quoted(params, 'Ce qui est donné', 'edition', 'value')} n’est pas la date d’une édition des règles connue ici${known(params)}.`,
  'rules.variant-unknown': (params) =>
    `${quoted(params, 'Ceci', 'variant', 'option', 'value')} n’est pas une variante ou une option connue ici${known(params)}.`,
  'action.object-missing': (params) =>
    `L’action nomme ${quoted(params, 'quelque chose', 'object', 'card', 'id', 'name')}, qui ne figure pas dans la position.`,
  'limit.objects': (params) => `La position compte trop d’objets${count(params)}${limit(params)}.`,
  'limit.depth': (params) => `La position s’imbrique trop profondément${limit(params)}.`,
  'notation.syntax': notationFault,
}

const quoted = (params: Fault['params'], otherwise: string, ...keys: readonly string[]): string => {
  const word = wordOf(params, ...keys)
  return word === undefined ? otherwise : `« ${word} »`
}

const quotedAfter = (params: Fault['params'], before: string, ...keys: readonly string[]): string => {
  const word = wordOf(params, ...keys)
  return word === undefined ? '' : `${before}« ${word} »`
}

const thing = (params: Fault['params']): string => quoted(params, 'Cet objet', 'name', 'object', 'id', 'card')

const suggestion = (params: Fault['params']): string => {
  const nearest = wordsOf(params, 'nearest')
  return nearest.length === 0
    ? ''
    : ` Vouliez-vous dire ${joinWords(
        nearest.map((name) => `« ${name} »`),
        'ou',
      )} ?`
}

const counterKind = (params: Fault['params']): string => {
  const kind = wordOf(params, 'counter', 'kind')
  return kind === undefined ? '' : ` « ${counterName(kind)} »`
}

const allowed = (params: Fault['params']): string => {
  const [min, max] = [wordOf(params, 'min'), wordOf(params, 'max')]
  if (min === undefined || max === undefined) return ''
  return ` : il en faut ${min === max ? min : `de ${min} à ${max}`}`
}

const MOST_LISTED = 8

/** What would have been known, where that fits in a sentence. */
const known = (params: Fault['params']): string => {
  const words = wordsOf(params, 'known')
  return words.length === 0 || words.length > MOST_LISTED ? '' : ` (on connaît : ${words.join(', ')})`
}

const bounds = (params: Fault['params']): string => {
  const [min, max] = [wordOf(params, 'min'), wordOf(params, 'max')]
  if (min !== undefined && max !== undefined) return ` de ${min} à ${max}`
  if (min !== undefined) return ` à partir de ${min}`
  return max === undefined ? '' : ` jusqu’à ${max}`
}

const count = (params: Fault['params']): string => {
  const given = wordOf(params, 'count')
  return given === undefined ? '' : ` (${given})`
}

const limit = (params: Fault['params']): string => {
  const most = wordOf(params, 'limit', 'max')
  return most === undefined ? '' : ` : la limite est ${most}`
}

const cardsIn = (params: Fault['params']): string => {
  const count = wordOf(params, 'count')
  return count === undefined ? 'un mauvais nombre de cartes' : plural(Number(count), 'carte')
}

const bounded = (params: Fault['params'], key: 'min' | 'max', words: string): string => {
  const bound = wordOf(params, key)
  return bound === undefined ? '' : ` ; ${words} ${bound}`
}
