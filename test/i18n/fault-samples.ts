import { FAULT_CODES, type Fault, type FaultCode } from '../../src/core/fault.ts'

/** For every code the params it is raised with; each is also tried without any. */
const params: Readonly<Record<FaultCode, Fault['params']>> = {
  'card.unknown': { name: 'Grizly Bears', nearest: ['Amber Otter', 'Ember Lance'] },
  'card.unreadable': { name: 'Amber Otter' },
  'object.unknown': { object: 'otter' },
  'object.repeated': { id: 'otter' },
  'object.attached-to-itself': { object: 'otter' },
  'object.attached-to-unknown': { object: 'otter', to: 'nobody' },
  'object.not-a-permanent': { name: 'Ember Lance' },
  'object.tapped-off-battlefield': { object: 'otter' },
  'object.counters-negative': { holder: 'otter', counter: 'loyalty', value: -1 },
  'player.unknown': { player: 'E' },
  'player.repeated': { player: 'A' },
  'player.count': { count: 1 },
  'player.team': { player: 'A' },
  'turn.active-unknown': { player: 'E' },
  'turn.several-active': { count: 2 },
  'turn.priority-unknown': { player: 'E' },
  'turn.priority-not-given': { player: 'A', step: 'untap' },
  'turn.number': { number: 0 },
  'stack.target-unknown': { target: 'otter' },
  'stack.not-a-spell': { name: 'Island' },
  'combat.unknown': { object: 'otter' },
  'combat.step': { step: 'upkeep' },
  'number.out-of-range': { value: -3, min: 0, max: 99 },
  'mana.unreadable': { mana: '{Z}' },
  'rules.edition-unknown': { edition: '1998-01-01' },
  'rules.variant-unknown': { variant: 'archenemy' },
  'action.object-missing': { object: 'otter' },
  'limit.objects': { count: 5000, limit: 2000 },
  'limit.depth': { limit: 32 },
  'notation.syntax': { line: 2, text: 'Otter x', expected: ['a number', ':'] },
}

export const faultSamples: readonly Fault[] = FAULT_CODES.flatMap((code) =>
  [params[code], {}].map((some) => ({ code, pointer: '/players/0', rules: [], params: some })),
)
