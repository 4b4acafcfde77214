import type { CardType, Supertype } from '../../../core/card-type.ts'
import type { Color } from '../../../core/color.ts'
import type { Step } from '../../../core/step.ts'
import type { Zone } from '../../../core/zone.ts'
import { quoted } from './elision.ts'
import { type Agreeing, adjective, invariable, type Noun, noun } from './noun.ts'

/** CR 729.1b: for whom something follows from a subgame. */
export const SUBGAME_LOSERS = 'chaque joueur qui n’a pas gagné la sous-partie'

/** The game's French words for the closed sets of the vocabulary. */
export const CARD_TYPES_FR: Readonly<Record<CardType, Noun>> = {
  artifact: noun('m', 'artefact'),
  battle: noun('f', 'bataille'),
  conspiracy: noun('f', 'conspiration'),
  creature: noun('f', 'créature'),
  dungeon: noun('m', 'donjon'),
  enchantment: noun('m', 'enchantement'),
  instant: noun('m', 'éphémère'),
  kindred: noun('m', 'clan'),
  land: noun('m', 'terrain'),
  phenomenon: noun('m', 'phénomène'),
  plane: noun('m', 'plan'),
  planeswalker: noun('m', 'planeswalker'),
  scheme: noun('f', 'machination'),
  sorcery: noun('m', 'rituel'),
  vanguard: noun('m', 'avant-garde'),
}

export const SUPERTYPES_FR: Readonly<Record<Supertype, Agreeing>> = {
  basic: invariable('de base'),
  legendary: adjective('légendaire'),
  ongoing: adjective('continu'),
  snow: adjective('neigeux', 'neigeuse'),
  world: adjective('mondial'),
}

/** What follows `non-`: the quality as a word that stands alone. */
export const NOT_SUPERTYPES_FR: Readonly<Record<Supertype, Agreeing>> = {
  ...SUPERTYPES_FR,
  basic: invariable('base'),
}

export const COLORS_FR: Readonly<Record<Color, Agreeing>> = {
  W: adjective('blanc', 'blanche'),
  U: adjective('bleu', undefined, 'bleus'),
  B: adjective('noir'),
  R: adjective('rouge'),
  G: adjective('vert'),
}

/** A colour as a noun: protection contre le blanc. */
export const COLOR_NAMES_FR: Readonly<Record<Color, string>> = {
  W: 'le blanc',
  U: 'le bleu',
  B: 'le noir',
  R: 'le rouge',
  G: 'le vert',
}

export const ZONES_FR: Readonly<Record<Zone, Noun>> = {
  library: noun('f', 'bibliothèque'),
  hand: noun('f', 'main'),
  battlefield: noun('m', 'champ de bataille', 'champs de bataille'),
  graveyard: noun('m', 'cimetière'),
  stack: noun('f', 'pile'),
  exile: noun('m', 'exil'),
  command: noun('f', 'zone de commandement', 'zones de commandement'),
  ante: noun('f', 'mise'),
}

/** A step or main phase with its article; `pendant` and `au début de` go before it. */
export const STEPS_FR: Readonly<Record<Step, Noun>> = {
  untap: noun('f', 'étape de dégagement'),
  upkeep: noun('m', 'entretien'),
  draw: noun('f', 'étape de pioche'),
  'precombat-main': noun('f', 'première phase principale', 'premières phases principales'),
  'beginning-of-combat': noun('m', 'combat'),
  'declare-attackers': noun('f', 'étape de déclaration des attaquants'),
  'declare-blockers': noun('f', 'étape de déclaration des bloqueurs'),
  'combat-damage': noun('f', 'étape des blessures de combat'),
  'end-of-combat': noun('f', 'étape de fin de combat'),
  'postcombat-main': noun('f', 'deuxième phase principale', 'deuxièmes phases principales'),
  end: noun('f', 'étape de fin'),
  cleanup: noun('f', 'étape de nettoyage'),
}

const COUNTERS_FR: ReadonlyMap<string, string> = new Map(
  `
acorn=gland;age=âge;aim=visée;awakening=éveil;blaze=brasier;blood=sang;book=livre;bounty=prime;brick=brique;cage=cage
charge=charge;coin=pièce;corpse=cadavre;credit=crédit;crystal=cristal;death=mort;deathtouch=contact mortel
delay=retard;depletion=sec;despair=désespoir;devotion=dévotion;divinity=divinité;doom=fatalité
double strike=double initiative;dream=rêve;egg=œuf;energy=énergie;eon=éon;experience=expérience;fade=évanescence
fate=destin;feather=plume;finality=fatalité;fire=feu;first strike=initiative;flame=flamme;flood=inondation;flying=vol
fury=furie;fuse=mèche;gem=gemme;gold=or;growth=croissance;haste=célérité;hexproof=défense talismanique;hit=contrat
hoofprint=empreinte de sabot;hour=heure;hourglass=sablier;ice=glace;incarnation=incarnation
indestructible=indestructible;ingredient=ingrédient;isolation=isolement;javelin=javelot;ki=ki;knowledge=connaissance
landmark=repère;level=niveau;lifelink=lien de vie;loot=butin;lore=sapience;loyalty=loyauté;luck=chance;lucky=chance
menace=menace;mine=mine;mining=minage;mire=bourbier;music=musique;muster=rassemblement;net=filet;oil=pétrole
omen=présage;page=page;pain=douleur;petal=pétale;phylactery=phylactère;phyresis=phyrésie;plague=peste;poison=poison
polyp=polype;pressure=pression;prey=proie;quest=quête;rally=ralliement;reach=portée;ribbon=ruban;rust=rouille
scroll=parchemin;shield=bouclier;silver=argent;slime=boue;slumber=sommeil;soul=âme;spite=rancune;spore=spore
storage=stock;story=histoire;strife=conflit;study=étude;stun=étourdissement;supply=provision;task=labeur;theft=larcin
tide=marée;time=temps;tower=tour;trample=piétinement;trap=piège;unity=unité;velocity=rapidité;verse=verset
vigilance=vigilance;void=vide;vow=serment;winch=treuil;wind=vent;wish=souhait
`
    .split(/[;\n]/u)
    .filter((entry) => entry !== '')
    .map((entry) => entry.split('=') as [string, string]),
)

/** `+1/+1` stands bare, a named kind in quotation marks. */
export const counterNameFr = (name: string): string =>
  /^[+-]\d+\/[+-]\d+$/u.test(name) ? name : quoted(COUNTERS_FR.get(name) ?? name)

export const COUNTER = noun('m', 'marqueur')
