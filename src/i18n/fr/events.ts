import type { EventSentences } from '../language-pack.ts'
import { counterName } from './counters.ts'
import { lossReasons } from './loss-reasons.ts'
import { moves } from './moves.ts'
import { plural } from './plural.ts'
import { steps } from './steps.ts'

export const events: EventSentences = {
  'zone-change': (event, say) => moves[event.cause](event, say),
  'token-created': ({ object, player }, say) => `${player} crée un jeton${suffix(say.nameOr(object, ''))}.`,
  tapped: ({ object, forMana }, say) => `${say.name(object)} s’engage${forMana ? ' pour du mana' : ''}.`,
  untapped: ({ object }, say) => `${say.name(object)} se dégage.`,
  damage: ({ source, target, amount, combat }, say) =>
    `${say.name(source)} inflige ${plural(amount, 'blessure')}${combat ? ' de combat' : ''} à ${say.name(target)}.`,
  'damage-prevented': ({ source, target, amount }, say) =>
    `${plural(amount, 'blessure')} infligée${amount < 2 ? '' : 's'} par ${say.name(source)} à ${say.name(target)} ${amount < 2 ? 'est prévenue' : 'sont prévenues'}.`,
  life: ({ player, delta }) => `${player} ${delta < 0 ? 'perd' : 'gagne'} ${plural(Math.abs(delta), 'point')} de vie.`,
  counters: ({ on, counter, delta }, say) =>
    `${say.name(on)} ${delta < 0 ? 'perd' : 'reçoit'} ${plural(Math.abs(delta), 'marqueur')} « ${counterName(counter)} ».`,
  draw: ({ player, object }, say) => `${player} pioche une carte${suffix(say.nameOr(object, ''))}.`,
  'turned-face-up': ({ object, player }, say) => `${player} retourne ${say.name(object)} face visible.`,
  'turned-face-down': ({ object }, say) => `${say.name(object)} se retourne face cachée.`,
  transformed: ({ object }, say) => `${say.name(object)} se transforme.`,
  mutated: ({ object, spell }, say) => `${say.name(spell)} fusionne avec ${say.name(object)}.`,
  championed: ({ object, by }, say) => `${say.name(object)} est appuyé par ${say.name(by)}.`,
  'phased-out': ({ object }, say) => `${say.name(object)} passe hors phase.`,
  'phased-in': ({ object }, say) => `${say.name(object)} revient en phase.`,
  attached: ({ object, to }, say) => `${say.name(object)} s’attache à ${say.name(to)}.`,
  unattached: ({ object }, say) => `${say.name(object)} se détache.`,
  'mana-added': ({ player, mana, source }, say) =>
    `${player} ajoute ${say.mana(mana)}${source === null ? '' : ` avec ${say.name(source)}`}.`,
  'mana-spent': ({ player, mana }, say) => `${player} dépense ${say.mana(mana)}.`,
  'mana-emptied': ({ player, mana }, say) => `${player} perd le mana non dépensé : ${say.mana(mana)}.`,
  'spell-cast': ({ object, player, targets }, say) =>
    `${player} lance ${say.nameOr(object, 'une carte')}${targeting(say.list(targets))}.`,
  'ability-activated': ({ player, source, targets }, say) =>
    `${player} active une capacité (${say.name(source)})${targeting(say.list(targets))}.`,
  cycled: ({ object, player }, say) => `${player} recycle ${say.nameOr(object, 'une carte')}.`,
  'ability-triggered': ({ source }, say) => `Une capacité se déclenche (${say.name(source)}).`,
  'trigger-put-on-stack': ({ source, player, targets }, say) =>
    `${player} met une capacité déclenchée sur la pile (${say.name(source)})${targeting(say.list(targets))}.`,
  'trigger-removed': ({ source, reason }, say) =>
    `Une capacité déclenchée est retirée (${say.name(source)}) : ${reason === 'condition' ? 'sa condition n’est pas remplie' : 'elle n’a pas de cible légale'}.`,
  resolved: ({ object }, say) => `${say.name(object)} se résout.`,
  fizzled: ({ object }, say) => `${say.name(object)} ne se résout pas : toutes les cibles sont devenues illégales.`,
  countered: ({ object, by }, say) =>
    by === null
      ? `Sort ou capacité contrecarré : ${say.name(object)}.`
      : `${say.name(by)} contrecarre ${say.name(object)}.`,
  'land-played': ({ object, player }, say) => `${player} joue ${say.nameOr(object, 'un terrain')}.`,
  attacks: ({ attacker, defender }, say) => `${say.name(attacker)} attaque ${say.name(defender)}.`,
  blocks: ({ blocker, attacker }, say) => `${say.name(blocker)} bloque ${say.name(attacker)}.`,
  unblocked: ({ attacker }, say) => `Aucune créature ne bloque ${say.name(attacker)}.`,
  'became-blocked': ({ attacker }, say) => `${say.name(attacker)} devient une créature bloquée.`,
  'joined-attack': ({ attacker, defender }, say) => `${say.name(attacker)} attaque désormais ${say.name(defender)}.`,
  'joined-block': ({ blocker, attacker }, say) => `${say.name(blocker)} bloque désormais ${say.name(attacker)}.`,
  'attack-reselected': ({ attacker, defender }, say) =>
    `${say.name(attacker)} attaque maintenant ${say.name(defender)} à la place.`,
  'removed-from-combat': ({ object }, say) => `${say.name(object)} quitte le combat.`,
  'effect-began': ({ source, objects }, say) =>
    `Un effet commence (${say.name(source)})${objects.length === 0 ? '' : ` pour ${say.list(objects)}`}.`,
  'effect-ended': ({ source }, say) => `Un effet se termine (${say.name(source)}).`,
  'targets-changed': ({ object, targets }, say) => `${say.name(object)} cible maintenant ${say.list(targets)}.`,
  'controller-changed': ({ object, player }, say) => `${say.name(object)} passe sous un nouveau contrôle : ${player}.`,
  'room-entered': ({ player, room }) => `${player} entre dans une salle : ${room}.`,
  'dungeon-completed': ({ player, name }) => `${player} termine un donjon : ${name}.`,
  'emblem-created': ({ player }) => `${player} gagne un emblème.`,
  designated: ({ player, as }) => `${player} ${DESIGNATED[as]}.`,
  'time-changed': ({ to }) => (to === 'day' ? 'Le jour se lève.' : 'La nuit tombe.'),
  'speed-changed': ({ player, speed }) => `La vitesse passe à ${speed} : ${player}.`,
  'level-changed': ({ object, level }, say) => `${say.name(object)} passe au niveau ${level}.`,
  solved: ({ object }, say) => `Affaire résolue : ${say.name(object)}.`,
  prepared: ({ object }, say) => `Permanent préparé : ${say.name(object)}.`,
  unprepared: ({ object }, say) => `Permanent dépréparé : ${say.name(object)}.`,
  protected: ({ object, player }, say) => `${player} protège désormais ${say.name(object)}.`,
  shuffled: ({ player }) => `Bibliothèque mélangée : ${player}.`,
  revealed: ({ objects, to }, say) =>
    to === 'all' ? `Révélation : ${say.list(objects)}.` : `${to} peut voir ${plural(objects.length, 'carte')}.`,
  regenerated: ({ object }, say) => `${say.name(object)} se régénère.`,
  copied: ({ object }, say) => `Nouvelle copie : ${say.name(object)}.`,
  'coin-flipped': ({ player, side, won }) =>
    `${player} joue à pile ou face : ${side === 'heads' ? 'face' : 'pile'}${won === undefined ? '' : won ? ', et gagne' : ', et perd'}.`,
  'dice-rolled': ({ player, sides, rolls }) =>
    `${player} lance ${plural(rolls.length, 'dé', 'dés')} à ${sides} faces : ${rolls.map(({ result }) => result).join(', ')}.`,
  'game-restarted': ({ player }) => `La partie recommence ; ${player} la débutera.`,
  'turn-began': ({ number, active }, say) =>
    `Début du tour ${number} (${active.length === 1 ? 'joueur actif' : 'joueurs actifs'} : ${say.list(active)}).`,
  'step-began': ({ step }) => capital(`${steps[step]} commence.`),
  priority: ({ player }) => `${player} reçoit la priorité.`,
  passed: ({ player }) => `${player} passe.`,
  'player-lost': ({ player, rule }) => `${player} perd la partie${lossReasons[rule] ?? ''}.`,
  'subgame-began': ({ player }) => `Une sous-partie commence ; ${player} la débutera.`,
  'subgame-over': ({ result }, say) =>
    result.kind === 'drawn'
      ? 'La sous-partie est nulle.'
      : `${say.list(result.winners)} ${result.winners.length === 1 ? 'gagne' : 'gagnent'} la sous-partie.`,
  'game-over': ({ result }, say) =>
    result.kind === 'drawn'
      ? 'La partie est nulle.'
      : `${say.list(result.winners)} ${result.winners.length === 1 ? 'gagne' : 'gagnent'} la partie.`,
}

const DESIGNATED = {
  monarch: 'devient le monarque',
  initiative: 'prend l’initiative',
  blessing: 'gagne la bénédiction de la cité',
} as const

const suffix = (name: string): string => (name === '' ? '' : ` : ${name}`)
const targeting = (targets: string): string => (targets === '' ? '' : ` en ciblant ${targets}`)
const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)
