import type { Time } from '../core/designation.ts'
import type { Face } from '../core/face.ts'
import type { Step } from '../core/step.ts'
import type { Zone } from '../core/zone.ts'

/** The words of a keyword in each language: the first is printed, all are read. */
export interface Words {
  readonly en: readonly string[]
  readonly fr: readonly string[]
}
type Table<K extends string> = Readonly<Record<K, Words>>
const words = (en: string, fr: string): Words => ({ en: en.split('|'), fr: fr.split('|') })

export const STEP_WORDS: Table<Step> = {
  untap: words('untap|untap step', 'dégagement|étape de dégagement'),
  upkeep: words('upkeep|upkeep step', 'entretien|étape d’entretien'),
  draw: words('draw|draw step', 'pioche|étape de pioche'),
  'precombat-main': words(
    'precombat-main|main|main 1|first main|first main phase|precombat main phase',
    'première phase principale|phase principale|phase principale 1|phase principale d’avant combat',
  ),
  'beginning-of-combat': words('beginning-of-combat|combat', 'début de combat|étape de début de combat'),
  'declare-attackers': words('declare-attackers|attackers', 'déclaration des attaquants|attaquants'),
  'declare-blockers': words('declare-blockers|blockers', 'déclaration des bloqueurs|bloqueurs'),
  'combat-damage': words('combat-damage|damage', 'blessures de combat|étape des blessures de combat'),
  'end-of-combat': words('end-of-combat', 'fin de combat|étape de fin de combat'),
  'postcombat-main': words(
    'postcombat-main|main 2|second main|second main phase|postcombat main phase',
    'seconde phase principale|deuxième phase principale|phase principale 2|phase principale d’après combat',
  ),
  end: words('end|end step', 'étape de fin|fin'),
  cleanup: words('cleanup|cleanup step', 'nettoyage|étape de nettoyage'),
}

export const ZONE_WORDS: Table<Zone> = {
  library: words('library', 'bibliothèque'),
  hand: words('hand', 'main'),
  battlefield: words('battlefield', 'champ de bataille'),
  graveyard: words('graveyard', 'cimetière'),
  stack: words('stack', 'pile'),
  exile: words('exile', 'exil'),
  command: words('command', 'commandement|zone de commandement'),
  ante: words('ante', 'mise'),
}

/** What a line can be besides a player’s. */
export const LINE_WORDS = {
  stack: words('stack', 'pile'),
  combat: words('combat', 'combat'),
  state: words('state', 'état'),
} as const

export const HEADER_WORDS = {
  priority: words('priority', 'priorité'),
  passed: words('passed', 'ont passé|a passé|passé'),
  begun: words('begun', 'commencé|commencée'),
  edition: words('edition', 'édition'),
  variant: words('variant', 'variante'),
  seed: words('seed', 'graine'),
  drawn: words('drawn', 'tirages'),
  teams: words('teams', 'équipes'),
  monarch: words('monarch', 'monarque'),
  initiative: words('initiative', 'initiative'),
  time: words('time', 'moment'),
} as const

export const PLAYER_WORDS = {
  hand: ZONE_WORDS.hand,
  library: ZONE_WORDS.library,
  graveyard: ZONE_WORDS.graveyard,
  exile: ZONE_WORDS.exile,
  command: ZONE_WORDS.command,
  mana: words('mana', 'mana'),
  counters: words('counters', 'marqueurs'),
  landsPlayed: words('lands played', 'terrains joués'),
  speed: words('speed', 'vitesse'),
  blessed: words('city’s blessing', 'bénédiction de la cité'),
  drewFromEmpty: words('drew from empty library', 'a pioché dans le vide'),
  lost: words('lost', 'a perdu|perdu'),
} as const

export const TIME_WORDS: Table<Time> = {
  day: words('day', 'jour'),
  night: words('night', 'nuit'),
}

export const COMBAT_WORDS = {
  blocks: words('blocks', 'blocages'),
  blocked: words('blocked', 'bloqués|bloquées'),
  declared: words('declared', 'déclaré|déclarés'),
  damage: words('damage', 'blessures'),
  struck: words('struck', 'ont frappé'),
} as const

export const OBJECT_WORDS = {
  id: words('id', 'id'),
  token: words('token', 'jeton'),
  owner: words('owner', 'propriétaire'),
  tapped: words('tapped', 'engagé|engagée'),
  faceDown: words('face down', 'face cachée'),
  phasedOut: words('phased out', 'déphasé|déphasée'),
  summoningSick: words('sick|summoning sick', 'mal d’invocation'),
  loyalty: words('loyalty', 'loyauté'),
  damage: words('damage', 'blessures|blessure'),
  deathtouched: words('deathtouched', 'contact mortel'),
  attachedTo: words('attached to', 'attaché à|attachée à'),
  merged: words('over', 'par-dessus'),
  melded: words('melded', 'assimilé|assimilée'),
  regeneration: words('regeneration', 'régénération'),
  level: words('level', 'niveau'),
  solved: words('solved', 'résolu|résolue'),
  prepared: words('prepared', 'préparé|préparée'),
  prototyped: words('prototyped', 'prototypé|prototypée'),
  journeyed: words('playable by', 'jouable par'),
  protector: words('protector', 'protecteur|protectrice'),
  timestamp: words('timestamp', 'horodatage'),
} as const

export const STACK_WORDS = {
  id: OBJECT_WORDS.id,
  copy: words('copy', 'copie'),
  triggered: words('triggered', 'déclenchée'),
  activated: words('activated', 'activée'),
  owner: OBJECT_WORDS.owner,
  modes: words('modes|mode', 'modes|mode'),
  paid: words('paid', 'payé|payés'),
  manaSpent: words('mana', 'mana'),
  castFrom: words('from', 'depuis'),
  faceDown: OBJECT_WORDS.faceDown,
  timestamp: OBJECT_WORDS.timestamp,
} as const

export const VERB_WORDS = {
  pass: words('pass|passes', 'passe'),
  play: words('play|plays', 'joue'),
  cast: words('cast|casts', 'lance'),
  activate: words('activate|activates', 'active'),
  attack: words('attack|attacks', 'attaque'),
  block: words('block|blocks', 'bloque'),
  choose: words('choose|chooses', 'choisit'),
  say: words('say|says', 'dit'),
  concede: words('concede|concedes', 'concède|abandonne'),
  'turn-face-up': words('unmask|unmasks', 'démasque'),
  'take-companion': words('take companion|takes companion', 'prend son compagnon'),
  suspend: words('suspend|suspends', 'suspend'),
  foretell: words('foretell|foretells', 'prédit'),
  plot: words('plot|plots', 'complote'),
  'before-mulligan': words('before mulligan', 'avant mulligan'),
} as const

export const CHOICE_WORDS = {
  modes: words('modes|mode', 'modes|mode'),
  pay: words('pay|paying', 'paie|en payant'),
  produces: words('making', 'produit|en produisant'),
  lands: words('tapping', 'en engageant'),
  lifeFor: words('life for', 'en points de vie'),
  key: words('key', 'clef|clé'),
  faceDown: OBJECT_WORDS.faceDown,
  by: words('by', 'par'),
  face: words('as', 'en tant que'),
  sacrifice: words('sacrificing', 'en sacrifiant'),
  discard: words('discarding', 'en défaussant'),
  exile: words('exiling', 'en exilant'),
  'tap-permanents': words('tapping permanents', 'en engageant des permanents'),
  'return-to-hand': words('returning', 'en renvoyant'),
} as const

/** What of a card is cast or played. */
export const FACE_WORDS: Table<Face> = {
  front: words('front', 'recto'),
  back: words('back', 'verso'),
  alternative: words('alternative|adventure|omen|prototype', 'alternative|aventure|présage|prototype'),
}

export const PLAIN_WORDS = {
  yes: words('yes', 'oui'),
  no: words('no', 'non'),
  none: words('none|nothing|nobody', 'rien|aucun|aucune|personne'),
  with: words('with', 'avec'),
  attackers: words('attackers', 'attaquants'),
  allPass: words('all pass|everybody passes', 'tous passent|tout le monde passe'),
  abilityOf: words('ability of', 'capacité de'),
  turn: words('turn', 'tour'),
} as const
