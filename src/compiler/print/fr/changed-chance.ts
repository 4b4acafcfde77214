import type { Replacement } from '../../../core/replacement.ts'
import { CAME } from './chance-words.ts'
import { masculine } from './comparison-clause.ts'
import { costInfinitive } from './cost.ts'
import { withA } from './elision.ts'
import { RELATION_TEXTS } from './event-party.ts'
import { comparison } from './filter-qualities.ts'
import type { Scope } from './scope.ts'

type Changed = Extract<Replacement, { kind: 'fix-flip' | 'spare-roll' | 'modify-roll' }>

/** "si vous deviez jouer à pile ou face, …" */
export const changedChance = (replacement: Changed, scope: Scope): string => {
  const who = replacement.who === 'you' ? 'vous deviez' : `${RELATION_TEXTS[replacement.who]} devait`
  switch (replacement.kind) {
    case 'fix-flip': {
      const what = [
        replacement.side === undefined ? '' : `la pièce montre ${CAME[replacement.side]}`,
        replacement.wins === true ? 'ce lancer est gagné' : '',
      ].filter((part) => part !== '')
      return `si ${who} jouer à pile ou face, ${what.join(' et ')}`
    }
    case 'spare-roll':
      return replacement.of === 'coin'
        ? `si ${who} lancer une pièce, deux sont lancées à la place et l’une est ignorée`
        : replacement.ignore === 'lowest'
          ? `si ${who} lancer un ou plusieurs dés, un dé de plus est lancé à la place et le jet le plus bas est ignoré`
          : `si ${who} lancer un dé, deux sont lancés à la place et l’un des résultats est ignoré`
    case 'modify-roll':
      return modifyRoll(replacement, scope)
  }
}

const modifyRoll = (
  { who, how, natural, optional, cost }: Extract<Changed, { kind: 'modify-roll' }>,
  scope: Scope,
): string => {
  const roller = who === 'you' ? 'vous obtenez' : `${RELATION_TEXTS[who]} obtient`
  const when = `quand ${roller} un résultat${natural === undefined ? '' : ` ${masculine(comparison(natural, scope))}`} sur un dé`
  const may = optional === true || cost !== undefined ? 'ce joueur peut choisir ceci : ' : ''
  const price = cost === undefined || cost.length === 0 ? '' : `${costInfinitive(cost, false, scope)} et `
  const does =
    how === 'reroll' ? 'relancer ce dé' : `ajouter ${scope.via.value(how.plus, scope)} ${withA('ce résultat')}`
  return `${when}, ${may}${price}${does}`
}
