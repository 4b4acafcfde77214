import type { StaticEffect } from '../../../core/ability.ts'
import { RELATION_TEXTS } from './event-party.ts'

/** "vous jouez avec votre main révélée", "vous pouvez regarder la carte du dessus de votre bibliothèque à tout moment" */
export const shownText = ({ what, whose, to }: Extract<StaticEffect, { kind: 'show' }>): string => {
  const yours = whose === 'you'
  const place = what === 'hand' ? 'main' : 'bibliothèque'
  if (to === 'you') {
    const of = yours
      ? `votre ${place}`
      : `la ${place} ${`de ${RELATION_TEXTS[whose]}`.replace('de le ', 'du ').replace('de un', 'd’un')}`
    const cards = what === 'hand' ? of : `la carte du dessus de ${of}`
    return `vous pouvez regarder ${cards} à tout moment`
  }
  const own = yours ? 'votre' : 'sa'
  const shown = what === 'hand' ? `${own} ${place} révélée` : `la carte du dessus de ${own} ${place} révélée`
  return `${RELATION_TEXTS[whose].replace(/^un(?= joueur| adversaire)/u, 'chaque')} ${yours ? 'jouez' : 'joue'} avec ${shown}`
}
