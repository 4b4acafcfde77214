import type { Phrases } from '../../src/i18n/index.ts'

/** What a printer of card text would say for the one filter and the one cost of the samples. */
export const phrases: Phrases = {
  filter: (_, lang) => (lang === 'en' ? 'a creature' : 'une créature'),
  cost: (_, lang) => (lang === 'en' ? 'sacrifice two creatures' : 'sacrifiez deux créatures'),
}
