import { SPECIAL_ACTIONS } from '../../src/core/action.ts'
import type { IllegalityCode, IllegalityParams, Named } from '../../src/core/illegality.ts'

/** For every code the params its sentences branch on: a code without a sample does not compile. */
export type IllegalitySamples = { readonly [C in IllegalityCode]: readonly IllegalityParams[C][] }

export const ember: Named = { id: 'ember', name: 'Ember Lance', fr: 'Épieu ardent' }
export const otter: Named = { id: 'otter', name: 'Amber Otter', fr: 'Une loutre d’ambre' }
export const warden: Named = { id: 'warden', name: "Urza's Warden" }
const object = ember
const target = otter
const attacker = otter
const source = warden
const player = 'A'
const filter = { subject: 'permanent', types: ['creature'] } as const
const sacrifice = [{ kind: 'sacrifice', what: filter, count: 2 }] as const

export const illegalitySamples: IllegalitySamples = {
  'game.over': [{}],
  'object.phased-out': [{ object }],
  'player.lost': [{ player }],
  'priority.not-yours': [
    { player, holder: 'B' },
    { player, holder: null },
  ],
  'priority.decision-pending': [
    { player, decider: 'B', decision: 'choose-targets' },
    { player, decider: 'B', decision: 'something-new' },
  ],
  'timing.sorcery': [
    { object, step: 'upkeep', stackEmpty: false, yourTurn: false },
    { object, step: 'precombat-main', stackEmpty: false, yourTurn: true },
    { object, step: 'precombat-main', stackEmpty: true, yourTurn: true },
  ],
  'timing.split-second': [{ object, source }],
  'land.not-a-land': [{ object }],
  'land.not-your-turn': [{ object }],
  'land.wrong-step': [{ object, step: 'declare-attackers' }],
  'land.stack-not-empty': [{ object }],
  'land.already-played': [
    { played: 1, allowed: 1 },
    { played: 2, allowed: 2 },
    { played: 0, allowed: 0 },
  ],
  'land.prohibited': [{ source }],
  'zone.cannot-play-from': [
    { object, zone: 'graveyard' },
    { object, zone: 'exile' },
  ],
  'cast.not-face-down': [{ object }],
  'cast.no-other-face': [{ object }],
  'cast.only-a-copy': [{ object }],
  'cast.not-as-adventure': [{ object }],
  'cast.cannot-look': [{ object, player }],
  'cast.not-yet': (['foretell', 'plot'] as const).map((what) => ({
    object,
    what,
    step: 'upkeep' as const,
    stackEmpty: true,
    yourTurn: true,
  })),
  'special.unavailable': SPECIAL_ACTIONS.map((what) => ({ object, what })),
  'special.wrong-zone': [{ object, zone: 'graveyard', what: 'plot' }],
  'special.timing': (['foretell', 'plot'] as const).map((what) => ({
    object,
    what,
    step: 'upkeep' as const,
    stackEmpty: true,
    yourTurn: true,
  })),
  'special.no-mulligan-now': [{ object, player }],
  'special.not-face-down': [{ object }],
  'special.not-controller': [{ object, controller: 'B' }],
  'cast.not-yours': [{ object, player }],
  'cast.land': [{ object }],
  'cast.no-mana-cost': [{ object }],
  'cast.condition': [{ object }],
  'cast.prohibited': [
    { object, source },
    { object, source: object },
  ],
  'mode.count': [
    { object, min: 1, max: 1, given: 2 },
    { object, min: 1, max: 3, given: 0 },
    { object, min: 0, max: 2, given: 3 },
    { object, min: 1, max: Number.MAX_SAFE_INTEGER, given: 0 },
  ],
  'mode.unknown': [{ object, mode: 4 }],
  'mode.repeated': [{ object, mode: 1 }],
  'x.not-allowed': [{ object }],
  'x.out-of-range': [{ object, x: -1 }],
  'cost.option-unknown': [
    { object, option: 'kicker' },
    { object, option: 'constructor' },
  ],
  'cost.several-alternatives': [{ object, options: ['flashback', 'alternative'] }],
  'target.none-available': [{ object, filter }],
  'target.count': [
    { object, min: 1, max: 1, given: 2 },
    { object, min: 2, max: 2, given: 1 },
  ],
  'target.slots': [{ object, expected: 2, given: 1 }],
  'target.repeated': [{ object, target }],
  'target.itself': [{ object }],
  'target.wrong-kind': [{ object, target, filter }],
  'target.wrong-zone': [{ object, target, zone: 'battlefield' }],
  'target.hexproof': [{ object, target }],
  'target.hexproof-from': [{ object, target }],
  'target.shroud': [{ object, target }],
  'target.protection': [{ object, target }],
  'target.prohibited': [
    { object, target, source },
    { object, target, source: target },
    { object, target, source: object },
  ],
  'target.division': [{ object, total: 5, given: 4 }],
  'cost.mana': [
    { object, cost: ['2', 'R'], missing: ['R'] },
    { object, cost: ['2', 'R'], missing: [] },
  ],
  'cost.life': [
    { player, life: 1, amount: 2 },
    { player, life: 3, amount: 4 },
  ],
  'cost.life-fixed': [{ player, source }],
  'cost.tapped': [{ object }],
  'cost.untapped': [{ object }],
  'cost.summoning-sick': [{ object }],
  'cost.counters': [
    { object, counter: 'charge', needed: 2, present: 1 },
    { object, counter: 'loyalty', needed: 4, present: 3 },
  ],
  'cost.not-enough': [
    { object, cost: sacrifice, needed: 2, present: 1 },
    { object, cost: sacrifice, needed: 2, present: 0 },
  ],
  'cost.choice': [{ object, chosen: otter, filter }],
  'cost.choice-count': [
    { object, needed: 2, given: 1 },
    { object, needed: 1, given: 2 },
  ],
  'payment.not-a-mana-ability': [{ source }],
  'payment.cannot-produce': [{ source }],
  'payment.not-enough': [{ object, cost: ['2', 'R'], missing: ['1'] }],
  'payment.life-symbols': [
    { object, symbols: 1, given: 2 },
    { object, symbols: 0, given: 1 },
  ],
  'activate.no-ability': [{ object }],
  'activate.which-ability': [{ object, abilities: 2 }],
  'activate.not-controller': [{ object, controller: 'B' }],
  'activate.wrong-zone': [{ object, zone: 'hand' }],
  'activate.instant-timing': [{ object }],
  'activate.sorcery-timing': [{ object }],
  'activate.condition': [{ object }],
  'activate.limit': [{ object }],
  'activate.prohibited': [
    { object, source },
    { object, source: object },
  ],
  'loyalty.already-activated': [{ object }],
  'attack.not-now': [{ step: 'upkeep' }, { step: 'declare-attackers' }],
  'attack.not-active': [{ player }],
  'attack.repeated': [{ object }],
  'attack.not-creature': [{ object }],
  'attack.not-controlled': [{ object, controller: 'A' }],
  'attack.tapped': [{ object }],
  'attack.summoning-sick': [{ object }],
  'attack.defender-keyword': [{ object }],
  'attack.cannot-attack-that': [{ object, defender: 'A' }],
  'attack.prohibited': [
    { object, source },
    { object, source: object },
  ],
  'attack.band': [{ object, members: [otter, object] }],
  'attack.band-apart': [{ members: [otter, object] }],
  'attack.too-many': [
    { source, most: 1, given: 2 },
    { source: otter, most: 2, given: 4 },
  ],
  'attack.requirement': [
    { object, source, obeyed: 0, possible: 1 },
    { object, source: object, obeyed: 1, possible: 2 },
  ],
  'block.not-now': [{ step: 'end' }, { step: 'declare-blockers' }],
  'block.not-defending': [{ player }],
  'block.repeated': [{ object }],
  'block.not-creature': [{ object }],
  'block.not-controlled': [{ object, controller: 'A' }],
  'block.tapped': [{ object }],
  'block.not-attacking': [{ object, attacker }],
  'block.not-attacking-you': [{ object, attacker }],
  'block.evasion': [
    { object, attacker, keyword: 'flying' },
    { object, attacker, keyword: 'fear' },
    { object, attacker, keyword: 'intimidate' },
    { object, attacker, keyword: 'shadow' },
    { object, attacker, keyword: 'horsemanship' },
    { object, attacker, keyword: 'skulk' },
    { object, attacker, keyword: 'first strike' },
  ],
  'block.protection': [{ object, attacker }],
  'block.landwalk': [
    { object, attacker, land: 'Forest' },
    { object, attacker, land: 'plainswalk' },
    { object, attacker, land: 'Gate' },
  ],
  'block.menace': [{ attacker, given: 1 }],
  'block.count': [
    { attacker, source, given: 2 },
    { attacker, source: attacker, given: 1 },
  ],
  'block.prohibited': [{ object, source }],
  'block.too-many': [
    { source, most: 1, given: 2 },
    { source: otter, most: 2, given: 4 },
  ],
  'block.requirement': [
    { object, source, obeyed: 0, possible: 1 },
    { object, source: object, obeyed: 2, possible: 3 },
  ],
  'damage.total': [
    { object, total: 3, given: 1 },
    { object, total: 3, given: 4 },
  ],
  'damage.not-among': [{ object, target }],
  'damage.not-lethal-before-trample': [{ object, blocker: otter, lethal: 2, given: 1 }],
  'player.controlled': [{ player, by: 'B' }],
  'player.not-controlled': [{ player, by: 'B' }],
  'choice.nothing-pending': [{ player }],
  'choice.not-yours': [{ player, decider: 'B' }],
  'choice.other-question': [{ asked: 'may/ember', answered: 'may/otter' }],
  'choice.not-asked': [{ answered: 'may:otter:A' }],
  'choice.not-an-option': [
    { given: 'otter', options: ['ember', 'warden'] },
    { given: 'otter', options: Array.from({ length: 9 }, (_, at) => `bear.${at}`) },
  ],
  'choice.card-name': [{ given: 'Mountain', filter: { subject: 'card', notTypes: ['land'] } }],
  'choice.count': [
    { min: 1, max: 2, given: 3 },
    { min: 2, max: 2, given: 1 },
  ],
  'loop.choose-otherwise': [{ player }],
  'loop.shortened-here': [{ player }],
  'shortcut.step': [{ at: 0, kind: 'concede' }],
  'shortcut.illegal': [{ at: 2, player }],
  'shortcut.open': [
    { at: 0, decision: 'choose-targets' },
    { at: 4, decision: 'something-new' },
  ],
  'shortcut.unpredictable': [{}],
  'shortcut.no-priority': [{}],
  'choice.wrong-form': [{ decision: 'choose-targets' }, { decision: 'yes-or-no' }, { decision: 'something-new' }],
}
