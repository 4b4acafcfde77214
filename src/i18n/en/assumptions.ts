import type { AssumptionSentences } from '../language-pack.ts'

export const assumptions: AssumptionSentences = {
  history: 'What happened earlier this turn wasn’t given: it is taken that nothing that matters here did.',
  priority: 'Who has priority wasn’t given: it is taken to be whoever would have it by default at this point.',
  'summoning-sick': 'Whether this creature can attack and use {T} yet wasn’t given: it is taken that it can.',
  'controlled-since':
    'Since when this permanent has been under its controller’s control wasn’t given: it is taken to be long enough.',
  'lands-played': 'How many lands were played this turn wasn’t given: it is taken that none was.',
  'gap-ignored': 'Words of this card that are not understood were taken for nothing, as the position asks.',
  random: 'No outcome was given for something random: it is drawn from the seed of the position.',
}
