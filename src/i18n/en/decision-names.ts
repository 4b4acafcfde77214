import type { Decision } from '../../core/decision.ts'

const names: Readonly<Record<Decision['kind'], string>> = {
  'choose-targets': 'choosing targets',
  'choose-modes': 'choosing modes',
  'choose-number': 'choosing a number',
  'choose-objects': 'choosing cards or permanents',
  'choose-player': 'choosing a player',
  'yes-or-no': 'answering yes or no',
  'choose-option': 'choosing an option',
  'call-coin': 'calling a coin',
  'report-coin': 'saying how a coin came up',
  'report-die': 'saying what a die shows',
  'choose-name': 'choosing a card name',
  'choose-color': 'choosing a color',
  'choose-mana': 'choosing mana',
  'accept-shortcut': 'accepting a shortcut',
  order: 'choosing an order',
  divide: 'dividing damage or counters',
  'declare-attackers': 'declaring attackers',
  'declare-blockers': 'declaring blockers',
}

/** What a pending decision is about, by its kind as params carry it. */
export const decisionNames: Readonly<Record<string, string | undefined>> = names
