/** What each evasion ability asks of blockers (702), after “… can’t block …: ”. */
export const evasions: Readonly<Record<string, string | undefined>> = {
  flying: 'a creature with flying can be blocked only by creatures with flying or reach',
  fear: 'a creature with fear can be blocked only by artifact creatures and black creatures',
  intimidate:
    'a creature with intimidate can be blocked only by artifact creatures and creatures that share a color with it',
  shadow: 'creatures with shadow and creatures without it can’t block one another',
  horsemanship: 'a creature with horsemanship can be blocked only by creatures with horsemanship',
  skulk: 'skulk keeps creatures of greater power from blocking',
}
