import type { ChoicePurpose, Decision } from '../../src/core/decision.ts'

type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>
/** Every kind of decision, and with a purpose every purpose: one that is missing does not compile. */
type DecisionSamples = { readonly [K in Decision['kind']]: readonly Of<K>[] }

const asked = { key: 'k', player: 'A', rule: '608.2d' } as const

const objectPurposes: Readonly<Record<ChoicePurpose, readonly [min: number, max: number]>> = {
  sacrifice: [1, 1],
  discard: [2, 2],
  search: [0, 1],
  'legend-rule': [1, 1],
  'put-on-bottom': [1, 1],
  'put-in-graveyard': [1, 2],
  attach: [1, 1],
  return: [1, 1],
  exile: [0, 3],
  tap: [2, 2],
  choose: [1, 1],
  'hand-size': [1, 1],
  'begin-with': [0, 2],
  reveal: [0, 1],
}
const yesOrNo: Readonly<Record<Of<'yes-or-no'>['purpose'], string | null>> = {
  may: 'otter',
  pay: 'ember',
  'keep-on-top': null,
  mulligan: null,
  'break-loop': null,
  'modify-roll': 'warden',
  'use-replacement': 'warden',
}
const orders: Readonly<Record<Of<'order'>['purpose'], readonly string[]>> = {
  triggers: ['a', 'b'],
  'library-top': ['a', 'b'],
  'library-bottom': ['a', 'b', 'c'],
  entering: ['a', 'b'],
  graveyard: ['a', 'b'],
  replacements: ['a', 'b'],
}
const divisions: Readonly<Record<Of<'divide'>['purpose'], readonly [total: number, least: number]>> = {
  'combat-damage': [4, 0],
  damage: [5, 1],
  counters: [1, 0],
}

const samples: DecisionSamples = {
  'choose-targets': [
    { ...asked, kind: 'choose-targets', object: 'ember', slot: 't', options: ['otter', 'A'], min: 1, max: 1 },
    { ...asked, kind: 'choose-targets', object: 'ember', slot: 't', options: ['otter', 'A'], min: 0, max: 2 },
  ],
  'choose-modes': [
    { ...asked, kind: 'choose-modes', object: 'ember', options: [0, 1], min: 1, max: 1, repeat: false },
    { ...asked, kind: 'choose-modes', object: 'ember', options: [0, 1], min: 1, max: 2, repeat: true },
  ],
  'choose-number': [
    { ...asked, kind: 'choose-number', object: 'ember', what: 'x', min: 0, max: 4 },
    { ...asked, kind: 'choose-number', object: 'ember', what: 'amount', min: 1, max: 2 },
  ],
  'choose-objects': Object.entries(objectPurposes).map(([purpose, [min, max]]) => ({
    ...asked,
    kind: 'choose-objects',
    purpose: purpose as ChoicePurpose,
    source: purpose === 'legend-rule' ? null : 'warden',
    options: ['ember', 'otter', 'warden'],
    min,
    max,
  })),
  'choose-player': [{ ...asked, kind: 'choose-player', source: 'ember', options: ['A', 'B'] }],
  'yes-or-no': Object.entries(yesOrNo).map(([purpose, source]) => ({
    ...asked,
    kind: 'yes-or-no',
    purpose: purpose as Of<'yes-or-no'>['purpose'],
    source,
  })),
  'choose-option': [{ ...asked, kind: 'choose-option', source: null, options: ['heads', 'tails'] }],
  'call-coin': [{ ...asked, kind: 'call-coin', source: 'ember', options: ['heads', 'tails'] }],
  'report-coin': [{ ...asked, kind: 'report-coin', source: null, options: ['heads', 'tails'] }],
  'report-die': [{ ...asked, kind: 'report-die', source: 'ember', sides: 20 }],
  'choose-name': [
    { ...asked, kind: 'choose-name', source: 'ember' },
    { ...asked, kind: 'choose-name', source: null, of: { notTypes: ['land'] } },
  ],
  'choose-color': [{ ...asked, kind: 'choose-color', source: 'ember', options: ['R', 'G'] }],
  'choose-mana': [
    { ...asked, kind: 'choose-mana', source: 'ember', options: ['{R}', '{G}'] },
    { ...asked, kind: 'choose-mana', rule: '601.2g', source: 'ember', options: ['field', 'forge/0', 'forge/1'] },
  ],
  order: Object.entries(orders).map(([purpose, options]) => ({
    ...asked,
    kind: 'order',
    purpose: purpose as Of<'order'>['purpose'],
    options,
  })),
  divide: Object.entries(divisions).map(([purpose, [total, least]]) => ({
    ...asked,
    kind: 'divide',
    purpose: purpose as Of<'divide'>['purpose'],
    source: 'ember',
    total,
    among: ['otter', 'A'],
    least,
  })),
  'accept-shortcut': [
    { ...asked, kind: 'accept-shortcut', length: 4, places: [1, 3] },
    { ...asked, kind: 'accept-shortcut', length: 1, places: [0] },
  ],
  'declare-attackers': [
    { ...asked, kind: 'declare-attackers', options: [] },
    { ...asked, kind: 'declare-attackers', options: [], bands: [{ with: ['a'], others: ['b'], most: 1 }] },
  ],
  'declare-blockers': [{ ...asked, kind: 'declare-blockers', options: [] }],
}

export const decisionSamples: readonly Decision[] = Object.values(samples).flat()
