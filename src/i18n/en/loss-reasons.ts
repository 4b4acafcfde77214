/** Why a player loses, by the rule that says so. */
export const lossReasons: Readonly<Record<string, string | undefined>> = {
  '104.3a': ': they concede',
  '104.3b': ': they have no life left',
  '104.3c': ': they had to draw from a library with too few cards',
  '104.3d': ': they have ten or more poison counters',
  '104.3e': ': an effect says so',
  '704.5a': ': they have no life left',
  '704.5b': ': they had to draw from an empty library',
  '704.5c': ': they have ten or more poison counters',
}
