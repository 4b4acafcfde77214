import type { Decision } from '../../core/decision.ts'

const forms: Readonly<Record<Decision['kind'], string>> = {
  'choose-targets': 'a list of ids of targets',
  'choose-modes': 'a list of mode numbers',
  'choose-number': 'a whole number',
  'choose-objects': 'a list of ids of objects',
  'choose-player': 'the id of a player',
  'yes-or-no': '`true` or `false`',
  'choose-option': 'the text of an option',
  'call-coin': '`heads` or `tails`',
  'report-coin': '`heads` or `tails`',
  'report-die': 'the number the die shows',
  'choose-name': 'the name of a card',
  'choose-color': 'the letter of a color',
  'choose-mana': 'one of the kinds of mana offered',
  'accept-shortcut': '`true`, or the place of a choice of your own',
  order: 'a list of all the options, first one first',
  divide: 'an amount for each id',
  'declare-attackers': 'a list of attackers, each with what it attacks',
  'declare-blockers': 'a list of blockers, each with what it blocks',
}

/** What an answer looks like, by the kind of its decision as params carry it. */
export const answerForms: Readonly<Record<string, string | undefined>> = forms
