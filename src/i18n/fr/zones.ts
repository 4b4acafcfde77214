import type { Zone } from '../../core/zone.ts'

export const zones: Readonly<Record<Zone, string>> = {
  library: 'la bibliothèque',
  hand: 'la main',
  battlefield: 'le champ de bataille',
  graveyard: 'le cimetière',
  stack: 'la pile',
  exile: 'l’exil',
  command: 'la zone de commandement',
  ante: 'la zone de mise',
}

/** Where something is or goes: « dans le cimetière », « sur le champ de bataille », « en exil ». */
export const inZone = (zone: Zone): string => {
  if (zone === 'exile') return 'en exil'
  return `${zone === 'battlefield' || zone === 'stack' ? 'sur' : 'dans'} ${zones[zone]}`
}
