import { joinWith } from './elision.ts'
import { type Noun, noun } from './noun.ts'

/**
 * Subtypes (CR 205.3) with the French names the game prints: `English=gender French`, an irregular plural after a slash.
 * A subtype that is missing here is printed in English and reported.
 */
const CREATURE_TYPES = `
Advisor=m conseiller;Aetherborn=m éthérien;Alien=m alien;Ally=m allié;Angel=m ange;Antelope=f antilope;Ape=m grand singe/grands singes
Archer=m archer;Archon=m archonte;Armadillo=m tatou;Army=f armée;Artificer=m artificier;Artist=m artiste;Assassin=m assassin
Assembly-Worker=m ouvrier spécialisé/ouvriers spécialisés;Atog=m atog;Aurochs=m aurochs;Avatar=m avatar;Azra=m azra;Badger=m blaireau
Balloth=m baloth;Barbarian=m barbare;Bard=m barde;Basilisk=m basilic;Bat=f chauve-souris/chauves-souris;Bear=m ours;Beast=f bête
Beaver=m castor;Beholder=m tyrannœil;Berserker=m berserker;Bird=m oiseau;Bison=m bison;Blinkmoth=f scintimite;Boar=m sanglier
Bringer=m annonciateur;Brushwagg=m bosquérisson;Camel=m chameau;Camarid=m camaride;Carrier=m propagateur;Cat=m chat
Centaur=m centaure;Cephalid=m céphalide;Chimera=f chimère;Citizen=m citoyen;Cleric=m clerc;Clown=m clown;Cockatrice=m cocatrix
Construct=f construction;Coward=m couard;Coyote=m coyote;Crab=m crabe;Crocodile=m crocodile;Cyborg=m cyborg;Cyclops=m cyclope
Dauthi=m dauthi;Demigod=m demi-dieu/demi-dieux;Demon=m démon;Deserter=m déserteur;Detective=m détective;Devil=m diable
Dinosaur=m dinosaure;Djinn=m djinn;Doctor=m docteur;Dog=m chien;Donkey=m âne;Dragon=m dragon;Drake=m drakôn;Dreadnought=m cuirassé
Drone=m drone;Druid=m druide;Dryad=f dryade;Dwarf=m nain;Efreet=m éfrit;Egg=m œuf;Elder=m ancêtre;Eldrazi=m eldrazi
Elemental=m élémental;Elephant=m éléphant;Elf=m elfe;Elk=m élan;Employee=m employé;Equilor=m équilor;Eye=m œil/yeux
Faerie=m peuple fée/peuples fées;Fish=m poisson;Flagbearer=m porte-étendard/porte-étendards;Fox=m renard;Fractal=f fractale
Frog=f grenouille;Fungus=m fongus;Gamer=m joueur;Gargoyle=f gargouille;Germ=m germe;Giant=m géant;Gith=m gith;Glimmer=f nitescence
Gnoll=m gnoll;Gnome=m gnome;Goat=f chèvre;Goblin=m gobelin;God=m dieu/dieux;Golem=m golem;Gorgon=f gorgonoïde;Graveborn=m outre-tombe
Gremlin=m gremlin;Griffin=m griffon;Guest=m invité;Hag=f mégère;Halfling=m halfelin;Hamster=m hamster;Harpy=f harpie
Hedgehog=m hérisson;Hellion=f monstruosité;Hero=m héros;Hippo=m hippopotame;Hippogriff=m hippogriffe;Homarid=m homaride
Homunculus=m homoncule;Horror=f horreur;Horse=m cheval;Human=m humain;Hydra=f hydre;Hyena=f hyène;Illusion=f illusion;Imp=m diablotin
Incarnation=f incarnation;Inkling=m encrelin;Inquisitor=m inquisiteur;Insect=m insecte;Jackal=m chacal/chacals;Jellyfish=f méduse
Juggernaut=m djaggernaut;Kangaroo=m kangourou;Kavu=m kavru;Kirin=m kirin;Kithkin=m sangami;Knight=m chevalier;Kobold=m kobold
Kor=m kor;Kraken=m kraken;Lamia=f lamie;Lammasu=m lamassu;Leech=f sangsue;Lemur=m lémurien;Leviathan=m léviathan;Lhurgoyf=m lhurgoyf
Licid=m licide;Lizard=m lézard;Lobster=m homard;Manticore=f manticore;Masticore=f masticore;Mercenary=m mercenaire;Merfolk=m ondin
Metathran=m métathran;Minion=m mignon;Minotaur=m minotaure;Mite=f puce;Mole=f taupe;Monger=m négociant;Mongoose=f mangouste;Monk=m moine
Monkey=m singe;Moonfolk=m lunaréen;Mount=f monture;Mouse=f souris;Mutant=m mutant;Myr=m myr;Mystic=m mystique;Naga=m naga
Nautilus=m nautile;Nephilim=m nephilim;Nightmare=m cauchemar;Nightstalker=m traque-nuit/traque-nuits;Ninja=m ninja;Noble=m noble
Noggle=m neugle;Nomad=m nomade;Nymph=f nymphe;Octopus=f pieuvre;Officer=m officier;Ogre=m ogre;Ooze=m limon;Orc=m orque;Orgg=m orgg
Otter=f loutre;Ouphe=m orphe;Ox=m bovidé;Oyster=f huître;Pangolin=m pangolin;Peasant=m paysan;Pegasus=m pégase;Pentavite=f pentavite
Performer=m artiste;Pest=m parasite;Phelddagrif=m phelddagrif;Phoenix=m phénix;Phyrexian=m phyrexian;Pilot=m pilote;Pincher=m pinceur
Pirate=m pirate;Plant=f plante;Porcupine=m porc-épic/porcs-épics;Possum=m opossum;Praetor=m praetor;Prism=m prisme
Processor=m convertisseur;Rabbit=m lapin;Raccoon=m raton-laveur/ratons-laveurs;Ranger=m ranger;Rat=m rat;Rebel=m rebelle
Reflection=m reflet;Rhino=m rhinocéros;Rigger=m gréeur;Robot=m robot;Rogue=m gredin;Sable=f zibeline;Salamander=f salamandre
Samurai=m samouraï;Saproling=m saprobionte;Satyr=m satyre;Scarecrow=m épouvantail/épouvantails;Scientist=m scientifique
Scion=m scion;Scorpion=m scorpion;Scout=m éclaireur;Seal=m phoque;Serf=m serf;Serpent=m grand serpent/grands serpents;Servo=m servo
Shade=f ombre;Shaman=m shamane;Shapeshifter=m changeforme;Shark=m requin;Sheep=m mouton;Siren=f sirène;Skeleton=m squelette
Slith=m slith;Sliver=m slivoïde;Sloth=m paresseux;Slug=f limace;Snake=m serpent;Soldier=m soldat;Soltari=m soltari;Sorcerer=m ensorceleur
Spawn=f engeance;Specter=m spectre;Spellshaper=m sortisan;Sphinx=m sphinx;Spider=f araignée;Spike=m épix;Spirit=m esprit;Sponge=f éponge
Spy=m espion;Squid=m calamar;Squirrel=m écureuil;Starfish=f étoile de mer;Surrakar=m surrakar;Survivor=m survivant;Symbiote=m symbiote
Synth=m synthétique;Tentacle=m tentacule;Thalakos=m thalakos;Thopter=m mécanoptère;Thrull=m srâne;Tiefling=m tieffelin;Toy=m jouet
Treefolk=m sylvin;Trilobite=m trilobite;Time Lord=m seigneur du Temps/seigneurs du Temps;Troll=m troll;Turtle=f tortue terrestre/tortues terrestres;Tyranid=m tyranide
Unicorn=f licorne;Vampire=m vampire;Varmint=f vermine;Vedalken=m vedalken;Viashino=m viashino;Villain=m méchant;Volver=m évolien;Wall=m mur
Warlock=m psychagogue;Warrior=m guerrier;Wasp=f guêpe;Weasel=f belette;Weird=f anomalie;Werewolf=m loup-garou/loups-garous
Whale=f baleine;Wizard=m sorcier;Wolf=m loup;Wolverine=m glouton;Wombat=m wombat;Worm=m ver;Wraith=f apparition;Child=m enfant;Cow=f vache;Pony=m poney;Athlete=m athlète;Bureaucrat=m bureaucrate;Eternal=m éternel;Wurm=f guivre;Yeti=m yeti
Zombie=m zombie;Zubera=m zubera
`

const OTHER_TYPES = `
Plains=f plaine;Island=f île;Swamp=m marais;Mountain=f montagne;Forest=f forêt;Cave=f caverne;Desert=m désert;Gate=f porte;Lair=m repaire
Locus=m site;Mine=f mine;Power-Plant=f centrale énergétique/centrales énergétiques;Sphere=f sphère;Tower=f tour;Town=f ville;Planet=f planète
Urza’s=m d’Urza/d’Urza;Urza's=m d’Urza/d’Urza
Aura=f aura;Background=m historique;Cartouche=m cartouche;Case=f affaire;Class=f classe;Curse=f malédiction;Role=m rôle;Room=f pièce
Rune=f rune;Saga=f saga;Shard=m éclat;Shrine=m reliquaire
Blood=m sang;Book=m livre;Clue=m indice;Contraption=m bidule;Equipment=m équipement;Food=f nourriture;Fortification=f fortification;Gold=m or
Incubator=m incubateur;Junk=m rebut;Lander=m atterrisseur;Map=f carte;Mutagen=m mutagène;Powerstone=f lithoforce;Spacecraft=m vaisseau spatial
Treasure=m trésor;Vehicle=m véhicule;Attraction=f attraction
Adventure=f aventure;Arcane=m arcane;Lesson=f leçon;Omen=m présage;Trap=m piège
Siege=m siège
Alara=m Alara;Dominaria=f Dominaria;Innistrad=m Innistrad;Kamigawa=m Kamigawa;Lorwyn=m Lorwyn;Mirrodin=m Mirrodin;Phyrexia=f Phyrexia;Ravnica=f Ravnica
Shandalar=m Shandalar;Zendikar=m Zendikar
Ajani=m Ajani;Ashiok=m Ashiok;Bolas=m Bolas;Chandra=f Chandra;Dovin=m Dovin;Domri=m Domri;Angrath=m Angrath;Basri=m Basri;Daretti=m Daretti;Kasmina=f Kasmina;Lukka=m Lukka;Teyo=m Teyo;Tyvar=m Tyvar;Yanling=f Yanling;Yanggu=m Yanggu;
Elspeth=f Elspeth;Garruk=m Garruk;Gideon=m Gideon;Huatli=f Huatli
Jace=m Jace;Jaya=f Jaya;Kaito=m Kaito;Karn=m Karn;Kaya=f Kaya;Kiora=f Kiora;Koth=m Koth;Liliana=f Liliana;Nahiri=f Nahiri;Narset=f Narset
Nissa=f Nissa;Nixilis=m Nixilis;Oko=m Oko;Ral=m Ral;Rowan=f Rowan;Saheeli=f Saheeli;Samut=f Samut;Sarkhan=m Sarkhan;Sorin=m Sorin
Tamiyo=f Tamiyo;Teferi=m Téfeiri;Tezzeret=m Tezzeret;Tibalt=m Tibalt;Ugin=m Ugin;Vivien=f Vivien;Vraska=f Vraska;Will=m Will;Wrenn=f Wrenn
`

const readTable = (text: string): ReadonlyMap<string, Noun> =>
  new Map(
    text
      .split(/[;\n]/u)
      .filter((entry) => entry !== '')
      .map((entry): [string, Noun] => {
        const [english = '', french = ''] = entry.split('=')
        const [singular = '', plural] = french.slice(2).split('/')
        return [english, noun(french.startsWith('f') ? 'f' : 'm', singular, plural)]
      }),
  )

const CREATURES = readTable(CREATURE_TYPES)
const OTHERS = readTable(OTHER_TYPES)

/** The French noun of a subtype, or undefined where none is known. */
export const findSubtypeFr = (subtype: string): Noun | undefined => CREATURES.get(subtype) ?? OTHERS.get(subtype)

/** The French noun of a subtype; one without French stays as it is and counts as masculine. */
export const subtypeFr = (subtype: string): Noun => findSubtypeFr(subtype) ?? noun('m', subtype, subtype)

const titled = (subtype: string): string => {
  const french = subtypeFr(subtype).singular
  return french.charAt(0).toUpperCase() + french.slice(1)
}

/** Subtypes as they follow a type or a token’s colours: `Elfe et Guerrier`. */
export const subtypesTitle = (subtypes: readonly string[]): string => joinWith('et', subtypes.map(titled))
