import { printCostFr, printFilterFr } from '../../compiler/print/fr/print-card-text.ts'
import type { Phrases } from '../../i18n/index.ts'

/** How the compiler's printers say filters and costs. */
export const phrases: Phrases = {
  filter: (filter, lang) => (lang === 'fr' ? printFilterFr(filter) : '…'),
  cost: (cost, lang) => (lang === 'fr' ? printCostFr(cost) : '…'),
}
