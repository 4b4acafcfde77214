import type { KeywordName } from '../../../core/keyword.ts'
import { withLa, withLe } from './elision.ts'

/** Keyword abilities (CR 702) by their French names, with the gender their article needs. */
const NAMES: Readonly<Record<KeywordName, string>> = {
  deathtouch: 'm contact mortel',
  defender: 'm défenseur',
  'double strike': 'f double initiative',
  'first strike': 'f initiative',
  flash: 'm flash',
  flying: 'm vol',
  haste: 'f célérité',
  hexproof: 'f défense talismanique',
  indestructible: 'm indestructible',
  intimidate: 'f intimidation',
  lifelink: 'm lien de vie',
  reach: 'f portée',
  shroud: 'm linceul',
  trample: 'm piétinement',
  vigilance: 'f vigilance',
  menace: 'f menace',
  fear: 'f peur',
  shadow: 'f distorsion',
  horsemanship: 'f équitation',
  skulk: 'f furtivité',
  prowess: 'f prouesse',
  exalted: 'f exaltation',
  changeling: 'm changelin',
  persist: 'f persistance',
  undying: 'f survivance',
  flanking: 'm débordement',
  'battle cry': 'm cri de guerre',
  infect: 'f infection',
  wither: 'f flétrissure',
  convoke: 'f convocation',
  devoid: 'f carence',
  delve: 'f fouille',
  improvise: 'f improvisation',
  'split second': 'f fraction de seconde',
  phasing: 'm déphasage',
  equip: 'm équipement',
  ward: 'f parade',
  cycling: 'm recyclage',
  kicker: 'm kick',
  flashback: 'm flashback',
  buyback: 'm rappel',
  unearth: 'f exhumation',
  morph: 'f mue',
  megamorph: 'f mégamue',
  disguise: 'm déguisement',
  disturb: 'm dérangement',
  annihilator: 'm annihilateur',
  bushido: 'm bushido',
  toxic: 'm toxique',
  rampage: 'f sauvagerie',
  afflict: 'f affliction',
  modular: 'f modularité',
  fading: 'f évanescence',
  vanishing: 'f disparition',
  crew: 'm pilotage',
  enchant: 'm enchanter',
  protection: 'f protection',
  landwalk: 'f traversée de terrain',
  'hexproof from': 'f défense talismanique',
  affinity: 'f affinité',
  typecycling: 'm recyclage',
}

/** "vol", as on a line of its own. */
export const bareKeywordFr = (name: KeywordName): string => NAMES[name].slice(2)

/** "le vol", as in a sentence. */
export const keywordNameFr = (name: KeywordName): string => {
  const bare = bareKeywordFr(name)
  return NAMES[name].startsWith('f') ? withLa(bare) : withLe(bare)
}
