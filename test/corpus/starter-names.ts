/** The cards of the starter set, by kind; `make-starter.ts` compiles their facts from a card file. */
export const starterNames: Readonly<Record<string, string>> = {
  lands: `
Plains; Island; Swamp; Mountain; Forest; Wastes; Snow-Covered Plains; Snow-Covered Island; Snow-Covered Swamp; Snow-Covered Mountain
Snow-Covered Forest; Tundra; Underground Sea; Badlands; Taiga; Savannah; Scrubland; Volcanic Island; Bayou; Plateau; Tropical Island
Hallowed Fountain; Watery Grave; Blood Crypt; Stomping Ground; Temple Garden; Godless Shrine; Steam Vents; Overgrown Tomb; Sacred Foundry
Breeding Pool; Tranquil Cove; Dismal Backwater; Bloodfell Caves; Rugged Highlands; Blossoming Sands; Scoured Barrens; Swiftwater Cliffs
Jungle Hollow; Wind-Scarred Crag; Thornwood Falls;Azorius Guildgate; Dimir Guildgate; Rakdos Guildgate; Gruul Guildgate
Selesnya Guildgate; Evolving Wilds; Terramorphic Expanse; City of Brass; Adarkar Wastes; Underground River; Sulfurous Springs; Karplusan Forest
Brushland; Llanowar Wastes; Shivan Reef; Strip Mine; Wasteland; Mishra's Factory; Ghost Quarter; Reliquary Tower; Rogue's Passage
Darksteel Citadel; Secluded Steppe; Lonely Sandbar; Barren Moor; Forgotten Cave; Tranquil Thicket; Field of Ruin; Ancient Tomb; Mana Confluence
Glacial Fortress; Drowned Catacomb; Dragonskull Summit; Rootbound Crag; Sunpetal Grove; Dryad Arbor; Seat of the Synod; Vault of Whispers
Great Furnace; Tree of Tales; Ancient Den; Kessig Wolf Run; Maze of Ith; Karakas; Library of Alexandria; Gaea's Cradle; Cabal Coffers
Urborg, Tomb of Yawgmoth; Blood Moon`,
  creatures: `
Grizzly Bears; Runeclaw Bear; Hill Giant; Gray Ogre; Savannah Lions; Elite Vanguard; Glory Seeker; Coral Merfolk; Merfolk of the Pearl Trident
Scathe Zombies; Walking Corpse; Goblin Piker; Mons's Goblin Raiders; Craw Wurm; Eager Cadet; Hurloon Minotaur; Pearled Unicorn; Earth Elemental
Fire Elemental; Water Elemental; Air Elemental; Serra Angel; Slippery Bogle; Gladecover Scout; Sacred Wolf; Silhana Ledgewalker; Birds of Paradise
Llanowar Elves; Elvish Mystic; Fyndhorn Elves; Wind Drake; Storm Crow; Suntail Hawk; Mahamoti Djinn; Shivan Dragon; White Knight; Black Knight
Silver Knight; Paladin en-Vec; Knight of Grace; Mirran Crusader; Typhoid Rats; Deathgaze Cockatrice; Vampire Nighthawk; Child of Night
Gurmag Angler; Giant Spider; Canopy Spider; Wall of Stone; Wall of Wood; Wall of Swords; Wall of Omens; Wall of Blossoms
Colossal Dreadmaw; Charging Rhino; Stampeding Rhino; Garruk's Companion; Prodigal Sorcerer; Prodigal Pyromancer; Royal Assassin; Drudge Skeletons
Elvish Visionary; Ravenous Rats; Mulldrifter; Man-o'-War; Nekrataal; Flametongue Kavu; Gravedigger; Acidic Slime; Reclamation Sage; Wood Elves
Solemn Simulacrum; Sakura-Tribe Elder; Farhaven Elf; Cloudkin Seer; Venerable Monk; Attended Knight; Doomed Traveler; Blade Splicer; Siege-Gang Commander
Mogg War Marshal; Goblin Instigator; Beetleback Chief; Goblin Arsonist; Festering Goblin; Mogg Fanatic; Goblin Chieftain; Goblin King; Lord of Atlantis
Lord of the Unreal; Elvish Archdruid; Imperious Perfect; Lord of the Accursed; Benalish Marshal; Knight Exemplar; Ball Lightning; Raging Goblin
Goblin Guide; Monastery Swiftspear; Zurgo Bellstriker; Boros Recruit; Boggart Brute; Hurloon Shaman; Thieving Magpie; Scroll Thief; Ophidian
Dark Confidant; Phyrexian Arena; Bitterblossom; Ornithopter; Memnite; Darksteel Myr; Frogmite; Myr Enforcer; Gold Myr; Silver Myr; Leaden Myr
Iron Myr; Copper Myr; Phyrexian Walker; Steel Wall; Juggernaut; Colossus of Sardia; Darksteel Colossus; Blightsteel Colossus; Emrakul, the Aeons Torn
Tarmogoyf; Lhurgoyf; Maro; Nightmare; Master of Etherium; Phantasmal Bear; Frost Titan; Sun Titan; Grave Titan; Inferno Titan; Primeval Titan
Baneslayer Angel; Akroma, Angel of Wrath; Platinum Angel;Geist of Saint Traft; Thalia, Guardian of Thraben; Kitchen Finks
Murderous Redcap; Young Wolf; Geralf's Messenger; Strangleroot Geist; Safehold Elite; Glistener Elf; Plague Stinger; Invisible Stalker; Phantom Warrior
Bog Raiders; Bog Wraith; Cat Warriors; Dauthi Slayer; Soltari Priest; Severed Legion; Guiltfeeder; Cemetery Gate; Blurred Mongoose
Scragnoth; Gaea's Herald; Great Sable Stag; Troll Ascetic; Deadly Recluse; Thornweald Archer; Kalonian Tusker; Leatherback Baloth; Watchwolf; Kird Ape
Loam Lion; Wild Nacatl; Nimble Mongoose; Soul Warden; Soul's Attendant; Essence Warden; Ajani's Pridemate; Blood Artist; Zulaport Cutthroat
Carnophage; Sarcomancy;Phyrexian Negator; Lord of the Pit; Sengir Vampire; Hypnotic Specter; Erg Raiders; Looter il-Kor; Merfolk Looter
Ironpaw Aspirant; Aven Mindcensor; Frilled Oculus; Cavalry Pegasus; Samite Healer; Master Decoy; Goblin Sharpshooter; Nantuko Shade; Frozen Shade
Dragon Whelp; Furnace Whelp; Killer Bees; Shivan Hellkite; Avatar of Might; Bloodfire Colossus; Arc-Slogger; Crypt Rats; Pestilence; Selfless Spirit
Mother of Runes; Fanatic of Xenagos; Snapcaster Mage; Vendilion Clique; Spellstutter Sprite; Cursecatcher; Tidehollow Sculler; Fiend Hunter
Banisher Priest; Ranger of Eos; Squadron Hawk; Aether Adept; Reveillark; Academy Ruins; Brindle Boar; Bottle Gnomes; Cathodion; Su-Chi; Nevinyrral's Disk
Adaptive Snapjaw; Waterfront Bouncer; Mistmeadow Witch; Tolarian Kraken; Tidal Kraken; Sliver Hivelord; Muscle Sliver; Winged Sliver; Plated Sliver
Gemhide Sliver; Crystalline Sliver; Sinew Sliver; Metallic Sliver; Relentless Rats; Goblin Electromancer; Baral, Chief of Compliance; Grand Abolisher
Guttersnipe; Young Pyromancer; Talrand, Sky Summoner; Kiln Fiend; Jeskai Elder; Stormchaser Mage; Bishop of Wings; Sylvan Ranger; Merfolk Sovereign`,
  spells: `
Lightning Bolt; Shock; Lightning Strike; Searing Spear; Incinerate; Chain Lightning; Lava Spike; Bump in the Night; Flame Slash; Magma Jet
Volcanic Hammer; Lava Axe; Fireblast; Blaze; Fireball; Disintegrate; Hurricane; Earthquake; Pyroclasm; Anger of the Gods; Electrolyze
Lightning Helix; Warleader's Helix; Essence Drain; Corrupt; Drain Life; Tendrils of Corruption; Sorin's Thirst; Feed the Swarm; Counterspell; Cancel
Essence Scatter; Negate; Remove Soul; Dispel; Spell Pierce; Mana Leak; Force Spike; Mana Tithe; Dissolve; Remand; Dovin's Veto; Swan Song
Counterflux; Stifle;Giant Growth; Titanic Growth; Brute Strength; Monstrous Growth; Vines of Vastwood; Rancid Earth; Doom Blade
Go for the Throat; Cast Down; Ultimate Price; Victim of Night; Murder; Hero's Downfall; Vindicate; Terminate; Dreadbore; Terror; Dark Banishing
Eyeblight's Ending; Snuff Out; Swords to Plowshares; Path to Exile; Condemn; Unsummon; Vapor Snag; Boomerang; Into the Roil; Disperse; Cyclonic Rift
Disenchant; Naturalize; Nature's Claim; Smash to Smithereens; Shatter; Shatterstorm; Tranquility; Demystify; Erase; Return to Dust; Stone Rain
Sinkhole; Molten Rain; Armageddon; Wrath of God; Damnation; Day of Judgment; Supreme Verdict; Fumigate; Planar Cleansing; Akroma's Vengeance
Divination; Ancestral Recall; Concentrate; Tidings; Jace's Ingenuity; Opportunity; Sign in Blood; Night's Whisper; Read the Bones; Opt; Preordain
Serum Visions; Brainstorm; Ponder; Telling Time; Thoughtcast; Careful Study; Faithless Looting; Raise Dead; Recover; Disentomb; Reanimate; Exhume
Zombify; Rise Again; Regrowth; Eternal Witness; Nature's Spiral; Rampant Growth; Farseek; Nature's Lore; Three Visits; Cultivate; Kodama's Reach
Lay of the Land; Demonic Tutor; Diabolic Tutor; Vampiric Tutor; Mystical Tutor; Worldly Tutor; Enlightened Tutor; Duress; Thoughtseize; Inquisition of Kozilek
Mind Rot; Hymn to Tourach; Coercion; Healing Salve; Sacred Nectar; Angel's Mercy; Chaplain's Blessing; Fog; Holy Day; Moment's Peace; Raise the Alarm
Krenko's Command; Dragon Fodder; Call of the Herd; Beast Within; Pongify; Rapid Hybridization; Spectral Procession; Lingering Souls; Threaten
Act of Treason; Traitorous Blood; Control Magic; Mind Control; Fling; Altar's Reap; Village Rites; Bone Splinters; Diabolic Edict; Cruel Edict
Geth's Verdict; Innocent Blood; Barter in Blood; Prey Upon; Epic Confrontation; Savage Punch; Rabid Bite; Pounce; Plummet; Windstorm; Time Walk
Time Warp; Dark Ritual; Pyretic Ritual; Desperate Ritual; Seething Song; Brute Force; Infuriate; Might of Old Krosa; Mutagenic Growth; Apostle's Blessing
Gods Willing; Emerge Unscathed; Brave the Elements; Ranger's Guile; Blossoming Defense; Withstand Death; Overrun; Trumpet Blast; Rally the Peasants
Turn Aside; Twiddle; Frantic Search; Sleep; Frost Breath; Crippling Chill; Boros Charm; Azorius Charm; Izzet Charm; Dromar's Charm; Cryptic Command
Kolaghan's Command; Tribal Flames; Skred; Galvanic Blast; Burst Lightning; Rite of Replication; Vines of Vastwood; Tormenting Voice; Wild Guess
Cathartic Reunion; Thrill of Possibility; Tome Scour; Glimpse the Unthinkable; Mind Sculpt; Traumatize; Isochron Scepter; Rain of Tears; Lava Coil
Fatal Push; Disfigure; Last Gasp; Grasp of Darkness; Dead Weight; Weakness; Languish; Infest; Massacre; Drown in Sorrow; Nausea; Holy Light
Befoul; Assassinate; Divine Verdict; Kill Shot; Rebuke; Take Vengeance; Angelic Edict; Iona's Judgment; Unmake; Mortify; Putrefy; Maelstrom Pulse
Aura Blast; Fragmentize; Allay; Revoke Existence; Tear Asunder; Slice and Dice; Slagstorm; Kozilek's Return; Solar Blaze; Rebuff the Wicked`,
  permanents: `
Glorious Anthem; Crusade; Bad Moon; Honor of the Pure; Intangible Virtue; Spear of Heliod; Gaea's Anthem; Fervor; Mass Hysteria; Concordant Crossroads
Levitation; Archetype of Imagination; Pacifism; Arrest; Claustrophobia; Holy Strength; Unholy Strength; Rancor; Spirit Mantle; Flight; Lance; Fear
Giant Strength; Divine Favor; Mark of the Vampire; Oakenform; Unflinching Courage; Armadillo Cloak; Spirit Link; Hyena Umbra; Ethereal Armor
Daybreak Coronet; Gift of Orzhova; Wild Growth; Utopia Sprawl; Fertile Ground; Squirrel Nest; Vampiric Link; Journey to Nowhere; Oblivion Ring
Banishing Light; Seal of Fire; Seal of Cleansing; Seal of Primordium; Seal of Doom; Aura of Silence; Propaganda; Ghostly Prison; Sol Ring; Mind Stone
Fellwar Stone; Worn Powerstone; Mana Vault; Grim Monolith; Thran Dynamo; Gilded Lotus; Black Lotus; Lotus Petal; Mox Pearl; Mox Sapphire; Mox Jet
Mox Ruby; Mox Emerald; Coldsteel Heart; Manalith; Darksteel Ingot; Commander's Sphere; Azorius Signet; Dimir Signet; Boros Signet; Everflowing Chalice
Prismatic Lens; Star Compass; Bonesplitter; Short Sword; Vulshok Morningstar; Leonin Scimitar; Lightning Greaves; Swiftfoot Boots; Whispersilk Cloak
Loxodon Warhammer; Sword of Fire and Ice; Sword of Light and Shadow; Sword of War and Peace; Sword of Feast and Famine; Umezawa's Jitte; Basilisk Collar
Trusty Machete; Strider Harness; Fireshrieker; Darksteel Axe; Cranial Plating; Skullclamp; Jayemdae Tome; Rod of Ruin; Icy Manipulator; Aladdin's Ring
Millstone; Ivory Tower; Howling Mine; Ankh of Mishra; Black Vise; Winter Orb; Torpor Orb; Tormod's Crypt; Relic of Progenitus; Pithing Needle; Meekstone
Chalice of the Void; Null Rod; Aether Vial; Crucible of Worlds; Tangle Wire; Trinisphere; Sphere of Resistance; Thorn of Amethyst; Lodestone Golem
Kismet; Rest in Peace; Leyline of the Void; Doubling Season; Hardened Scales; Boon Reflection; Rhox Faithmender; Impact Tremors; Purphoros, God of the Forge
Exploration; Rites of Flourishing; Font of Mythos; Spellbook; Venser's Journal; Worship; Circle of Protection: Red; Circle of Protection: Black; Sylvan Library
Necropotence; Greed; Underworld Connections; Sulfuric Vortex; Manabarbs; Furnace of Rath; Gratuitous Violence; Megrim; Liliana's Caress; Underworld Dreams
Warstorm Surge; Aether Flash; Lightning Rift; Astral Slide; Verdant Force; Verdant Embrace; Mana Flare; Heartbeat of Spring; Privileged Position
Sterling Grove; Asceticism; Fires of Yavimaya; Dragon Tempest; Always Watching; Collective Blessing; Righteous Cause; Angelic Chorus; Soul Link
Jace Beleren; Chandra Nalaar; Garruk Wildspeaker; Ajani Goldmane; Liliana Vess; Liliana of the Veil; Sorin, Solemn Visitor; Elspeth, Knight-Errant; Elspeth, Sun's Champion; Ajani, Caller of the Pride; Domri Rade; Vraska the Unseen`,
}

/** Every name once, in the order listed. */
export const namesIn = (kind: string): readonly string[] => [
  ...new Set(
    (starterNames[kind] ?? '')
      .split(/[;\n]/u)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
]
