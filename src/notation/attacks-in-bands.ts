interface Attack {
  readonly attacker: string
  readonly defender?: string
  readonly band?: number
}

/**
 * Attackers as a text lists them, the members of a band in one; undefined where bands are told in a way the text has not: not
 * numbered as they come, or with others between.
 */
export const attacksInBands = <A extends Attack>(attacks: readonly A[]): readonly (readonly A[])[] | undefined => {
  const listed: A[][] = []
  let bands = 0
  for (const attack of attacks) {
    const before = listed.at(-1)
    if (attack.band !== undefined && before?.[0]?.band === attack.band) {
      if (before[0].defender !== attack.defender) return undefined
      before.push(attack)
    } else if (attack.band === undefined) listed.push([attack])
    else if (attack.band === ++bands) listed.push([attack])
    else return undefined
  }
  return listed.some((one) => one[0]?.band !== undefined && one.length === 1) ? undefined : listed
}
