import type { Zone } from '../../core/zone.ts'

export const zones: Readonly<Record<Zone, string>> = {
  library: 'the library',
  hand: 'the hand',
  battlefield: 'the battlefield',
  graveyard: 'the graveyard',
  stack: 'the stack',
  exile: 'exile',
  command: 'the command zone',
  ante: 'the ante zone',
}

const preposition = (zone: Zone): string => (zone === 'battlefield' || zone === 'stack' ? 'on' : 'in')

/** Where something is: “in the graveyard”. */
export const inZone = (zone: Zone): string => `${preposition(zone)} ${zones[zone]}`

/** Where something goes: “onto the battlefield”. */
export const intoZone = (zone: Zone): string => `${preposition(zone)}to ${zones[zone]}`
