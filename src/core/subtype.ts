/** Names are separated by spaces; an underscore stands for a space within a name. */
const list = (names: string): readonly string[] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => name.replaceAll('_', ' '))

/** CR 205.3g–205.3q: the subtypes by the card type they belong to, by length. */
export const SUBTYPES_OF = {
  artifact: list(`
    Map Junk Gold Food Clue Book Stone Blood Lander Vehicle Mutagen Treasure Infinity Vibranium Incubator Equipment
    Spacecraft Powerstone Bobblehead Attraction Contraption Fortification
  `),
  enchantment: list(`
    Saga Rune Room Role Plan Case Aura Shard Curse Class Shrine Cartouche Background
  `),
  land: list(`
    Town Mine Lair Gate Cave Tower Swamp Locus Urza's Sphere Planet Plains Island Forest Desert Mountain
    Power-Plant
  `),
  planeswalker: list(`
    Ral Oko Will Urza Ugin Teyo Szat Niko Koth Kaya Karn Jaya Jace Guff Dack Wrenn Tyvar Tasha Sorin Serra Samut
    Rowan Nissa Minsc Lukka Lolth Kiora Kaito Jeska Jared Grist Dovin Domri Comet Calix Bolas Basri Ajani Zariel
    Yanggu Vronos Vraska Vivien Venser Tibalt Teferi Tamiyo Narset Nahiri Huatli Gideon Garruk Estrid Dihada Dakkon
    Ashiok Arlinn Yanling Xenagos Sivitri Sarkhan Saheeli Nixilis Liliana Kasmina Elspeth Dellian Davriel Daretti
    Chandra Bahamut Angrath Tezzeret Ellywick Aminatou Windgrace Freyalise Elminster Quintorius Mordenkainen
  `),
  spell: list(`
    Trap Omen Lesson Arcane Adventure
  `),
  creature: list(`
    Qu Ox Toy Spy Rat Orc Orb Myr Kor Imp Hag God Fox Eye Elk Elf Egg Dog Cat Bat Ape Yeti Wurm Worm Wolf Wall Slug
    Serf Seal Sand Pest Orgg Ooze Ogre Monk Mole Mite Kree Kavu Hero Goat Gith Germ Frog Fish Drix Crab Boar Bird
    Bear Bard Azra Atog Army Ally Whale Weird Utrom Troll Synth Squid Spike Spawn Snake Snail Sloth Slith Skunk
    Siren Sheep Shark Shade Servo Scout Scion Satyr Sable Rogue Robot Rhino Rebel Prism Plant Pilot Ouphe Otter
    Nymph Nomad Noble Ninja Mouse Mount Llama Licid Lemur Leech Lamia Kirin Hyena Hydra Human Horse Hippo Harpy
    Guest Golem Gnome Gnoll Giant Gamma Gamer Elder Dwarf Dryad Druid Drone Drake Djinn Devil Demon Dalek Clown
    Child Camel C'tan Bison Beast Angel Alien Zubera Zombie Wraith Wombat Wizard Weasel Walrus Volver Turtle Thrull
    Sponge Spirit Spider Sphinx Sliver Skrull Shi'ar Shaman Rigger Ranger Rabbit Possum Pirate Oyster Noggle Necron
    Mystic Mutant Moogle Monkey Monger Minion Lizard Kraken Kobold Knight Jackal Insect Horror Gorgon Goblin Fungus
    Ferret Faerie Efreet Dragon Doctor Dauthi Coyote Coward Cleric Beeble Beaver Badger Avatar Archon Archer
    Warrior Warlock Villain Varmint Vampire Unicorn Tyranid Thopter Specter Soltari Soldier Serpent Samurai Raccoon
    Praetor Pincher Phoenix Pegasus Peasant Octopus Merfolk Lobster Lammasu Kithkin Inkling Inhuman Homarid Hellion
    Hamster Griffin Gremlin Glimmer Giraffe Fractal Eternal Eldrazi Echidna Demigod Cyclops Citizen Chimera Centaur
    Carrier Caribou Camarid Bringer Balloon Aurochs Advisor Werewolf Vedalken Treefolk Tiefling Thalakos Tentacle
    Symbiote Survivor Surrakar Starfish Squirrel Splinter Sorcerer Skeleton Scorpion Primarch Platypus Pangolin
    Nephilim Nautilus Moonfolk Mongoose Minotaur Lhurgoyf Kangaroo Illusion Hedgehog Halfling Gargoyle Employee
    Elephant Dinosaur Deserter Cyberman Custodes Capybara Beholder Basilisk Astartes Assassin Antelope Wolverine
    Trilobite Time_Lord Tetravite Sculpture Scientist Scarecrow Saproling Processor Porcupine Phyrexian Performer
    Pentavite Nightmare Metathran Mercenary Masticore Manticore Leviathan Jellyfish Graveborn Elemental Detective
    Crocodile Construct Brushwagg Blinkmoth Berserker Barbarian Artificer Armadillo Salamander Reflection
    Juggernaut Inquisitor Homunculus Hippogriff Flagbearer Cockatrice Aetherborn Spellshaper Phelddagrif
    Incarnation Dreadnought Triskelavite Shapeshifter Nightstalker Assembly-Worker
  `),
  battle: list(`
    Siege
  `),
} as const

export const ALL_SUBTYPES: readonly string[] = Object.values(SUBTYPES_OF).flat()

export type SubtypeSet = keyof typeof SUBTYPES_OF

const SET_OF: ReadonlyMap<string, SubtypeSet> = new Map(
  (Object.keys(SUBTYPES_OF) as SubtypeSet[]).flatMap((set) => SUBTYPES_OF[set].map((name) => [name, set] as const)),
)

/** CR 205.3: the set a subtype belongs to; what nobody knows here counts as a creature type, of which there are ever more. */
export const setOfSubtype = (name: string): SubtypeSet => SET_OF.get(name.replace('’', "'")) ?? 'creature'
