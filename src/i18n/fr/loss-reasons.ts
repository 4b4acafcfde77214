/** Why a player loses, by the rule that says so. */
export const lossReasons: Readonly<Record<string, string | undefined>> = {
  '104.3a': ' par abandon',
  '104.3b': ' : plus aucun point de vie',
  '104.3c': ' : il fallait piocher plus de cartes que la bibliothèque n’en contenait',
  '104.3d': ' : au moins dix marqueurs « poison »',
  '104.3e': ' : un effet le dit',
  '704.5a': ' : plus aucun point de vie',
  '704.5b': ' : il fallait piocher dans une bibliothèque vide',
  '704.5c': ' : au moins dix marqueurs « poison »',
}
