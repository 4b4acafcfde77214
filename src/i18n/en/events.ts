import type { EventSentences } from '../language-pack.ts'
import { lossReasons } from './loss-reasons.ts'
import { moves } from './moves.ts'
import { plural } from './plural.ts'
import { steps } from './steps.ts'

export const events: EventSentences = {
  'zone-change': (event, say) => moves[event.cause](event, say),
  'token-created': ({ object, player }, say) => `${player} creates ${say.nameOr(object, 'a token')}.`,
  tapped: ({ object, forMana }, say) => `${say.name(object)} is tapped${forMana ? ' for mana' : ''}.`,
  untapped: ({ object }, say) => `${say.name(object)} is untapped.`,
  damage: ({ source, target, amount, combat }, say) =>
    `${say.name(source)} deals ${amount} ${combat ? 'combat damage' : 'damage'} to ${say.name(target)}.`,
  'damage-prevented': ({ source, target, amount }, say) =>
    `${amount} damage from ${say.name(source)} to ${say.name(target)} is prevented.`,
  life: ({ player, delta }) => `${player} ${delta < 0 ? 'loses' : 'gains'} ${Math.abs(delta)} life.`,
  counters: ({ on, counter, delta }, say) =>
    delta < 0
      ? `${plural(-delta, `${counter} counter`)} ${-delta === 1 ? 'is' : 'are'} removed from ${say.name(on)}.`
      : `${say.name(on)} gets ${plural(delta, `${counter} counter`)}.`,
  draw: ({ player, object }, say) => `${player} draws ${say.nameOr(object, 'a card')}.`,
  'turned-face-up': ({ object, player }, say) => `${player} turns ${say.name(object)} face up.`,
  'turned-face-down': ({ object }, say) => `${say.name(object)} is turned face down.`,
  transformed: ({ object }, say) => `${say.name(object)} transforms.`,
  mutated: ({ object, spell }, say) => `${say.name(spell)} merges with ${say.name(object)}.`,
  championed: ({ object, by }, say) => `${say.name(object)} is championed by ${say.name(by)}.`,
  'phased-out': ({ object }, say) => `${say.name(object)} phases out.`,
  'phased-in': ({ object }, say) => `${say.name(object)} phases in.`,
  attached: ({ object, to }, say) => `${say.name(object)} is attached to ${say.name(to)}.`,
  unattached: ({ object }, say) => `${say.name(object)} becomes unattached.`,
  'mana-added': ({ player, mana, source }, say) =>
    `${player} adds ${say.mana(mana)}${source === null ? '' : ` from ${say.name(source)}`}.`,
  'mana-spent': ({ player, mana }, say) => `${player} spends ${say.mana(mana)}.`,
  'mana-emptied': ({ player, mana }, say) => `${player} loses unspent ${say.mana(mana)}.`,
  'spell-cast': ({ object, player, targets }, say) =>
    `${player} casts ${say.nameOr(object, 'a card')}${targeting(say.list(targets))}.`,
  'ability-activated': ({ player, source, targets }, say) =>
    `${player} activates an ability of ${say.name(source)}${targeting(say.list(targets))}.`,
  cycled: ({ object, player }, say) => `${player} cycles ${say.nameOr(object, 'a card')}.`,
  'ability-triggered': ({ source }, say) => `An ability of ${say.name(source)} triggers.`,
  'trigger-put-on-stack': ({ source, player, targets }, say) =>
    `${player} puts a triggered ability of ${say.name(source)} on the stack${targeting(say.list(targets))}.`,
  'trigger-removed': ({ source, reason }, say) =>
    `A triggered ability of ${say.name(source)} is removed: ${reason === 'condition' ? 'its condition isn’t met' : 'it has no legal target'}.`,
  resolved: ({ object }, say) => `${say.name(object)} resolves.`,
  fizzled: ({ object }, say) => `${say.name(object)} doesn’t resolve: all its targets have become illegal.`,
  countered: ({ object, by }, say) => `${say.name(object)} is countered${by === null ? '' : ` by ${say.name(by)}`}.`,
  'land-played': ({ object, player }, say) => `${player} plays ${say.nameOr(object, 'a land')}.`,
  attacks: ({ attacker, defender }, say) => `${say.name(attacker)} attacks ${say.name(defender)}.`,
  blocks: ({ blocker, attacker }, say) => `${say.name(blocker)} blocks ${say.name(attacker)}.`,
  unblocked: ({ attacker }, say) => `${say.name(attacker)} isn’t blocked.`,
  'became-blocked': ({ attacker }, say) => `${say.name(attacker)} becomes blocked.`,
  'joined-attack': ({ attacker, defender }, say) => `${say.name(attacker)} is now attacking ${say.name(defender)}.`,
  'joined-block': ({ blocker, attacker }, say) => `${say.name(blocker)} is now blocking ${say.name(attacker)}.`,
  'attack-reselected': ({ attacker, defender }, say) =>
    `${say.name(attacker)} now attacks ${say.name(defender)} instead.`,
  'removed-from-combat': ({ object }, say) => `${say.name(object)} is removed from combat.`,
  'effect-began': ({ source, objects }, say) =>
    `An effect of ${say.name(source)} begins${objects.length === 0 ? '' : ` for ${say.list(objects)}`}.`,
  'effect-ended': ({ source }, say) => `An effect of ${say.name(source)} ends.`,
  'targets-changed': ({ object, targets }, say) => `${say.name(object)} now targets ${say.list(targets)}.`,
  'controller-changed': ({ object, player }, say) => `${player} gains control of ${say.name(object)}.`,
  'room-entered': ({ player, room }) => `${player} enters ${room}.`,
  'dungeon-completed': ({ player, name }) => `${player} completes ${name}.`,
  'emblem-created': ({ player }) => `${player} gets an emblem.`,
  designated: ({ player, as }) => `${player} ${DESIGNATED[as]}.`,
  'time-changed': ({ to }) => `It becomes ${to}.`,
  'speed-changed': ({ player, speed }) => `${player}’s speed becomes ${speed}.`,
  'level-changed': ({ object, level }, say) => `${say.name(object)} becomes level ${level}.`,
  solved: ({ object }, say) => `${say.name(object)} becomes solved.`,
  prepared: ({ object }, say) => `${say.name(object)} becomes prepared.`,
  unprepared: ({ object }, say) => `${say.name(object)} becomes unprepared.`,
  protected: ({ object, player }, say) => `${player} becomes the protector of ${say.name(object)}.`,
  shuffled: ({ player }) => `${player}’s library is shuffled.`,
  revealed: ({ objects, to }, say) =>
    to === 'all' ? `Revealed: ${say.list(objects)}.` : `Shown to ${to}: ${plural(objects.length, 'card')}.`,
  regenerated: ({ object }, say) => `${say.name(object)} regenerates.`,
  copied: ({ object }, say) => `${say.name(object)} is copied.`,
  'coin-flipped': ({ player, side, won }) =>
    `${player} flips a coin: ${side}${won === undefined ? '' : won ? ', and wins the flip' : ', and loses the flip'}.`,
  'dice-rolled': ({ player, sides, rolls }) =>
    `${player} rolls ${plural(rolls.length, 'die', 'dice')} with ${sides} sides: ${rolls.map(({ result }) => result).join(', ')}.`,
  'game-restarted': ({ player }) => `The game is restarted; ${player} goes first.`,
  'turn-began': ({ number, active }, say) => `Turn ${number} begins, with ${say.list(active)} active.`,
  'step-began': ({ step }) => capital(`${steps[step]} begins.`),
  priority: ({ player }) => `${player} receives priority.`,
  passed: ({ player }) => `${player} passes.`,
  'player-lost': ({ player, rule }) => `${player} loses the game${lossReasons[rule] ?? ''}.`,
  'subgame-began': ({ player }) => `A subgame begins; ${player} goes first.`,
  'subgame-over': ({ result }, say) =>
    result.kind === 'drawn'
      ? 'The subgame is a draw.'
      : `${say.list(result.winners)} ${result.winners.length === 1 ? 'wins' : 'win'} the subgame.`,
  'game-over': ({ result }, say) =>
    result.kind === 'drawn'
      ? 'The game is a draw.'
      : `${say.list(result.winners)} ${result.winners.length === 1 ? 'wins' : 'win'} the game.`,
}

const DESIGNATED = {
  monarch: 'becomes the monarch',
  initiative: 'takes the initiative',
  blessing: 'gets the city’s blessing',
} as const

const targeting = (targets: string): string => (targets === '' ? '' : `, targeting ${targets}`)
const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)
