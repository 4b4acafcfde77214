import type { ActionPattern } from '../../../core/permission.ts'

type OfPlayers = Extract<
  ActionPattern,
  { act: 'gain-life' | 'lose-life' | 'lose-game' | 'win-game' | 'draw' | 'have-max-hand-size' }
>

const DEEDS: Readonly<Record<OfPlayers['act'], (isMay: boolean) => string>> = {
  'gain-life': (isMay) => `gagner ${isMay ? 'des' : 'de'} points de vie`,
  'lose-life': (isMay) => `perdre ${isMay ? 'des' : 'de'} points de vie`,
  'lose-game': () => 'perdre la partie',
  'win-game': () => 'gagner la partie',
  draw: (isMay) => `piocher ${isMay ? 'des' : 'de'} cartes`,
  'have-max-hand-size': () => 'avoir de taille de main maximale',
}

/** "piocher plus d’une carte par tour", "perdre la partie à cause d’un total de points de vie inférieur ou égal à 0" */
export const playerDeed = (pattern: OfPlayers, isMay: boolean): string => {
  if (pattern.act === 'draw' && pattern.moreThan !== undefined)
    return `piocher plus ${pattern.moreThan === 1 ? 'd’une carte' : `de ${pattern.moreThan} cartes`} par tour`
  const cause =
    pattern.act === 'lose-game' && pattern.for !== undefined
      ? ' à cause d’un total de points de vie inférieur ou égal à 0'
      : ''
  return `${DEEDS[pattern.act](isMay)}${cause}`
}
