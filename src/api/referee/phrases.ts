import { printAbility } from '../../compiler/index.ts'
import { printCostFr, printFilterFr } from '../../compiler/print/fr/print-card-text.ts'
import type { Ability } from '../../core/ability.ts'
import type { Cost } from '../../core/cost.ts'
import type { Effect } from '../../core/effect.ts'
import type { Filter } from '../../core/filter.ts'
import type { Ref } from '../../core/ref.ts'
import type { Phrases } from '../../i18n/index.ts'

const TARGET: Ref = { ref: 'target', id: 't1' }
const NOBODY = { name: '~', typeLine: { supertypes: [], types: ['instant'], subtypes: [] } } as const

/** Sentences in which a card would name a target of one sort or another; what stands behind "target" is its description. */
const FRAMES: readonly { readonly effect: Effect; readonly description: RegExp }[] = [
  { effect: { do: 'destroy', what: TARGET }, description: /^Destroy target (.+)\.$/ },
  { effect: { do: 'counter', what: TARGET }, description: /^Counter target (.+)\.$/ },
  { effect: { do: 'draw', who: TARGET, amount: 1 }, description: /^Target (.+) draws a card\.$/ },
  { effect: { do: 'move', what: TARGET, to: 'hand' }, description: /^Return target (.+) to .+\.$/ },
  {
    effect: { do: 'damage', source: { ref: 'self' }, amount: 1, to: TARGET },
    description: /^~ deals 1 damage to (?:target )?(.+)\.$/,
  },
]

const withArticle = (noun: string): string =>
  noun.startsWith('any ') ? noun : `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`

/** A filter in English, read off a sentence that would use it. */
const filterInEnglish = (filter: Filter): string => {
  const targets = [{ id: 't1', filter, min: 1, max: 1 }]
  for (const { effect, description } of FRAMES) {
    const text = printAbility({ kind: 'spell', body: { kind: 'simple', targets, effects: [effect] } }, NOBODY)
    const found = description.exec(text ?? '')?.[1]
    if (found !== undefined) return withArticle(found)
  }
  return 'something of the right kind'
}

const DRAW: Effect = { do: 'draw', who: { ref: 'you' }, amount: 1 }

/** A cost in English, read off an activated ability that would have it. */
const costInEnglish = (cost: Cost): string => {
  const ability: Ability = { kind: 'activated', cost, body: { kind: 'simple', targets: [], effects: [DRAW] } }
  const text = printAbility(ability, { ...NOBODY, typeLine: { ...NOBODY.typeLine, types: ['artifact'] } })
  const found = /^(.+): Draw a card\.$/.exec(text ?? '')?.[1]
  return found === undefined ? 'its cost' : lowerFirst(found)
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** How the compiler's printers say filters and costs. */
export const phrases: Phrases = {
  filter: (filter, lang) => (lang === 'fr' ? printFilterFr(filter) : filterInEnglish(filter)),
  cost: (cost, lang) => (lang === 'fr' ? lowerFirst(printCostFr(cost)) : costInEnglish(cost)),
}
