import type { CardObject } from '../src/core/card-object.ts'

const card = (name: string, mana_cost: string, type_line: string, oracle_text = '', size = ''): CardObject => {
  const [power, toughness] = size.split('/')
  const base = { name, mana_cost, type_line, oracle_text }
  return power === undefined || toughness === undefined ? base : { ...base, power, toughness }
}
const instant = (name: string, cost: string, text: string) => card(name, cost, 'Instant', text)
const sorcery = (name: string, cost: string, text: string) => card(name, cost, 'Sorcery', text)
const creature = (name: string, cost: string, type: string, size: string, text = '') =>
  card(name, cost, `Creature — ${type}`, text, size)
const lines = (...texts: readonly string[]): string => texts.join('\n')

/** Cards that exist nowhere else, in the form tools hold cards in. Their texts say what a scenario needs and no more. */
export const CATALOGUE: readonly CardObject[] = [
  // Lands
  card('Plains', '', 'Basic Land — Plains'),
  card('Island', '', 'Basic Land — Island'),
  card('Swamp', '', 'Basic Land — Swamp'),
  card('Mountain', '', 'Basic Land — Mountain'),
  card('Forest', '', 'Basic Land — Forest'),
  card('Sleepy Hollow', '', 'Land', lines('This land enters tapped.', '{T}: Add {B} or {G}.')),
  card('Wandering Copse', '', 'Land Creature — Forest Dryad', '', '1/1'),

  // Plain creatures
  creature('Moss Ox', '{2}{G}', 'Ox', '3/3'),
  creature('Ember Pup', '{R}', 'Dog', '1/1'),
  creature('Dune Cub', '{1}{W}', 'Cat', '2/2'),
  creature('Bog Thing', '{1}{B}', 'Zombie', '2/2'),
  creature('Gate Wall', '{1}{W}', 'Wall', '0/4', 'Defender'),
  card('Copper Golem', '{3}', 'Artifact Creature — Golem', '', '3/3'),
  card('Old Queen', '{2}{W}', 'Legendary Creature — Human Noble', '', '2/4'),

  // Creatures with a keyword
  creature('Veil Cat', '{G}', 'Cat', '1/1', 'Hexproof'),
  creature('Shroud Moth', '{1}{U}', 'Insect', '1/1', lines('Flying', 'Shroud')),
  creature('Cinder Saint', '{1}{W}', 'Human Cleric', '2/2', 'Protection from red'),
  creature('Gate Warden', '{2}{U}', 'Human Wizard', '2/3', 'Ward {2}'),
  creature('Sky Ray', '{2}{U}', 'Bird', '2/2', 'Flying'),
  creature('Web Hunter', '{1}{G}', 'Spider', '1/3', 'Reach'),
  creature('Swift Lynx', '{1}{R}', 'Cat', '2/1', 'Haste'),
  creature('Quick Blade', '{1}{W}', 'Human Knight', '2/1', 'First strike'),
  creature('Twin Fang', '{2}{R}', 'Wolf', '2/2', 'Double strike'),
  creature('Hoof Giant', '{3}{G}', 'Giant', '5/4', 'Trample'),
  creature('Bog Asp', '{B}', 'Snake', '1/1', 'Deathtouch'),
  creature('Night Priest', '{1}{B}', 'Vampire Cleric', '2/2', 'Lifelink'),
  creature('Rival Gang', '{2}{R}', 'Human Rogue', '3/3', 'Menace'),
  creature('Stone Idol', '{4}', 'Golem', '3/3', 'Indestructible'),
  creature('Mire Stalker', '{2}{B}', 'Horror', '3/2', 'Swampwalk'),
  creature('Gloom Walker', '{1}{B}', 'Spirit', '2/2', 'Shadow'),
  creature('Watch Hound', '{1}{W}', 'Dog', '2/2', 'Vigilance'),
  creature('Venom Thrall', '{1}{G}', 'Phyrexian Snake', '1/1', 'Infect'),
  creature('Ambush Heron', '{1}{G}', 'Bird', '2/2', 'Flash'),

  // Creatures with an ability
  creature('Leaf Speaker', '{G}', 'Elf Druid', '1/1', '{T}: Add {G}.'),
  creature('Spark Adept', '{1}{R}', 'Human Wizard', '1/1', '{T}: This creature deals 1 damage to any target.'),
  creature('Bone Guard', '{1}{B}', 'Skeleton', '1/1', '{B}: Regenerate this creature.'),
  creature('Blood Scribe', '{1}{B}', 'Vampire', '1/2', 'Pay 3 life: Draw a card.'),
  creature(
    'Kin Caller',
    '{2}{W}',
    'Human Soldier',
    '2/2',
    'When this creature enters, create a 1/1 white Soldier creature token.',
  ),
  creature('Last Words', '{1}{B}', 'Spirit', '1/1', 'When this creature dies, draw a card.'),
  creature('Grave Watcher', '{1}{B}', 'Human', '1/3', 'Whenever another creature dies, you gain 1 life.'),
  creature('War Singer', '{2}{R}', 'Goblin Bard', '2/2', 'This creature attacks each combat if able.'),
  creature('Hill Captain', '{1}{R}{R}', 'Goblin Soldier', '2/2', 'Other creatures you control get +1/+1.'),
  creature('Tax Keeper', '{1}{W}', 'Human Advisor', '2/1', 'Noncreature spells cost {1} more to cast.'),
  creature(
    'Lone Choir',
    '{1}{W}',
    'Spirit',
    '1/1',
    'When this creature enters, tap target creature an opponent controls.',
  ),
  creature('Peace Bringer', '{2}{W}', 'Human Cleric', '1/3', 'Players can’t gain life.'),

  // Removal
  instant('Ash Bolt', '{R}', 'Ash Bolt deals 3 damage to any target.'),
  instant('Ice Needle', '{1}{U}', 'Ice Needle deals 2 damage to target creature.'),
  instant('Quiet End', '{1}{B}', 'Destroy target creature.'),
  instant('Dark Grip', '{1}{B}', 'Destroy target nonblack creature.'),
  instant('Rust Touch', '{1}{R}', 'Destroy target artifact.'),
  instant('Ebb Home', '{U}', 'Return target creature to its owner’s hand.'),
  instant('Way Out', '{1}{W}', 'Exile target creature.'),
  instant(
    'Split Flame',
    '{1}{R}',
    'Split Flame deals 3 damage divided as you choose among one, two, or three targets.',
  ),
  sorcery('Ruin of All', '{2}{W}{W}', 'Destroy all creatures.'),
  sorcery('Wide Fire', '{1}{R}', 'Wide Fire deals 1 damage to each creature.'),
  sorcery('Grim Toll', '{1}{B}', 'Target player sacrifices a creature of their choice.'),

  // Targets
  instant('Sway and Settle', '{U}', 'Tap target creature. Untap target creature.'),
  instant('Twin Snare', '{1}{W}', 'Tap two target creatures.'),
  instant('Loose Snare', '{W}', 'Tap up to two target creatures.'),
  instant('Rally Step', '{G}', 'Target creature gets +2/+2 until end of turn.'),
  instant(
    'Forked Path',
    '{1}{R}',
    lines('Choose one —', '• Destroy target artifact.', '• Forked Path deals 2 damage to target creature.'),
  ),
  instant('Tide Denial', '{U}{U}', 'Counter target spell.'),
  instant('Sway the Aim', '{1}{R}', 'Change the target of target spell with a single target.'),
  instant('New Aim', '{R}{R}', 'You may choose new targets for target instant or sorcery spell.'),
  instant('Echo Cast', '{R}{R}', 'Copy target instant or sorcery spell. You may choose new targets for the copy.'),
  sorcery('Grave Call', '{B}', 'Return target creature card from your graveyard to your hand.'),
  sorcery('Second Breath', '{2}{B}', 'Return target creature card from your graveyard to the battlefield.'),
  instant(
    'Blink Aside',
    '{W}',
    'Exile target creature you control, then return that card to the battlefield under its owner’s control.',
  ),
  sorcery(
    'Dune Whisper',
    '{3}{B}',
    lines(
      'Destroy all artifacts.',
      'Cycling {1}',
      'When you cycle this card, target creature gets -2/-1 until end of turn.',
    ),
  ),

  // Life, cards, tokens, control
  instant('Warm Hearth', '{W}', 'You gain 4 life.'),
  sorcery('Cold Ledger', '{2}{B}', 'Target player loses 3 life.'),
  instant('Even Scales', '{3}{W}', 'Your life total becomes 10.'),
  sorcery('Deep Read', '{2}{U}', 'Draw two cards.'),
  sorcery('Call the Kin', '{1}{W}', 'Create two 1/1 white Soldier creature tokens.'),
  sorcery('Scouts Abroad', '{2}{R}', 'Create a 1/1 red Goblin Scout creature token.'),
  sorcery(
    'Borrowed Blade',
    '{2}{R}',
    'Untap target creature. Gain control of it until end of turn. It gains haste until end of turn.',
  ),
  sorcery('Second Field', '{1}{G}', 'You may play an additional land this turn. Draw a card.'),
  sorcery(
    'Seed Search',
    '{1}{G}',
    'Search your library for a Plains or Island card, put that card onto the battlefield tapped, then shuffle.',
  ),

  // Auras, Equipment and other permanents
  card('Bark Hide', '{W}', 'Enchantment — Aura', lines('Enchant creature', 'Enchanted creature gets +2/+2.')),
  card(
    'Heavy Chain',
    '{1}{W}',
    'Enchantment — Aura',
    lines('Enchant creature', 'Enchanted creature can’t attack or block.'),
  ),
  card('Stolen Heart', '{2}{U}{U}', 'Enchantment — Aura', lines('Enchant creature', 'You control enchanted creature.')),
  card('Old Axe', '{1}', 'Artifact — Equipment', lines('Equipped creature gets +2/+0.', 'Equip {1}')),
  card('Quiet Shrine', '{2}{W}', 'Enchantment', 'Creatures you control get +0/+1.'),
  card('Wide Road', '{2}{G}', 'Enchantment', 'You may play an additional land on each of your turns.'),
  card('Grey Slate', '{2}', 'Artifact', '{T}: Add {C}.'),
  {
    ...card(
      'Vessa, Ember Sage',
      '{2}{R}',
      'Legendary Planeswalker — Vessa',
      lines('+1: You gain 1 life.', '−2: Vessa, Ember Sage deals 2 damage to target creature.'),
    ),
    loyalty: '3',
  },
]
