/** Nouns of the game whose plural is not made by adding an s. */
const IRREGULAR: Readonly<Record<string, string>> = {
  Elf: 'Elves',
  Dwarf: 'Dwarves',
  Wolf: 'Wolves',
  Werewolf: 'Werewolves',
  Thief: 'Thieves',
  Ally: 'Allies',
  Army: 'Armies',
  Fungus: 'Fungi',
  Merfolk: 'Merfolk',
  Treefolk: 'Treefolk',
  Moonfolk: 'Moonfolk',
  Kithkin: 'Kithkin',
  Fish: 'Fish',
  Mouse: 'Mice',
  Ox: 'Oxen',
  Child: 'Children',
  Homunculus: 'Homunculi',
  Octopus: 'Octopuses',
  Cyclops: 'Cyclopes',
  Plains: 'Plains',
  Samurai: 'Samurai',
  Locus: 'Loci',
  Equipment: 'Equipment',
  Gorgon: 'Gorgons',
  Faerie: 'Faeries',
  Pegasus: 'Pegasi',
  Phoenix: 'Phoenixes',
  Sphinx: 'Sphinxes',
  Nephilim: 'Nephilim',
  Sheep: 'Sheep',
  Starfish: 'Starfish',
  Eldrazi: 'Eldrazi',
  Myr: 'Myr',
  Kavu: 'Kavu',
  Pest: 'Pests',
  Efreet: 'Efreets',
  Djinn: 'Djinn',
  Ninja: 'Ninja',
  Kor: 'Kor',
  Orc: 'Orcs',
  Atog: 'Atogs',
  Lammasu: 'Lammasu',
  Hero: 'Heroes',
  Leech: 'Leeches',
  Spacecraft: 'Spacecraft',
  Bison: 'Bison',
  Soltari: 'Soltari',
  Dauthi: 'Dauthi',
  Thalakos: 'Thalakos',
  Kirin: 'Kirin',
  Aurochs: 'Aurochs',
  sorcery: 'sorceries',
  ability: 'abilities',
  library: 'libraries',
  battle: 'battles',
}

export const pluralOf = (noun: string): string => {
  const irregular = IRREGULAR[noun]
  if (irregular !== undefined) return irregular
  if (/(?:s|x|ch|sh)$/.test(noun)) return `${noun}es`
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return `${noun}s`
}

/** Verb of "they": `draw` → "draws" of "it". */
export const thirdPersonOf = (verb: string): string => {
  if (verb === 'have') return 'has'
  if (verb === 'do') return 'does'
  if (verb === "don't") return "doesn't"
  if (verb === 'are') return 'is'
  if (verb === "can't" || verb === 'can' || verb === 'must') return verb
  if (/(?:s|x|ch|sh)$/.test(verb)) return `${verb}es`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  return `${verb}s`
}

const VOWEL = /^[aeiou]/i
/** Words whose first sound is not what the letter says. */
const LIKE_CONSONANT = /^(?:uni|use|eu|one)/i
export const articleFor = (next: string): 'a' | 'an' =>
  /^(?:8|11|18)(?:\/|\b)/.test(next) ? 'an' : VOWEL.test(next) && !LIKE_CONSONANT.test(next) ? 'an' : 'a'
