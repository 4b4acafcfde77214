import { describe, expect, test } from 'vitest'
import { printCostFr } from '../../../src/compiler/print/fr/print-card-text.ts'
import { printTypeLineFr, untranslatedSubtypes } from '../../../src/compiler/print/fr/type-line.ts'
import type { StaticEffect } from '../../../src/core/ability.ts'
import type { TypeLine } from '../../../src/core/card-type.ts'
import type { Condition } from '../../../src/core/condition.ts'
import type { Cost } from '../../../src/core/cost.ts'
import type { Effect } from '../../../src/core/effect.ts'
import type { KeywordAbility } from '../../../src/core/keyword.ts'
import type { TriggerEvent } from '../../../src/core/trigger.ts'
import {
  activated,
  anyTarget,
  creature,
  fixed,
  fixedWhile,
  french,
  keyword,
  land,
  mana,
  ofCreature,
  opponent,
  player,
  self,
  slot,
  tap,
  target,
  triggered,
  you,
} from './ir-parts.ts'

const draw: Effect = { do: 'draw', who: you, amount: 1 }

describe('triggers', () => {
  test.each<[string, TriggerEvent]>([
    ['Quand cette créature arrive', { on: 'enters', what: 'self' }],
    ['Quand cette créature meurt', { on: 'dies', what: 'self' }],
    [
      'Quand cette créature est mise dans un cimetière depuis n’importe où',
      { on: 'zone-change', what: 'self', to: 'graveyard' },
    ],
    [
      'À chaque fois que cette créature arrive ou attaque',
      {
        on: 'any',
        events: [
          { on: 'enters', what: 'self' },
          { on: 'attacks', what: 'self' },
        ],
      },
    ],
    [
      'À chaque fois que cette créature ou une autre créature meurt',
      {
        on: 'any',
        events: [
          { on: 'dies', what: 'self' },
          { on: 'dies', what: { ...creature, other: true } },
        ],
      },
    ],
    [
      'À chaque fois qu’une autre créature que vous contrôlez meurt',
      { on: 'dies', what: { ...creature, other: true, controller: 'you' } },
    ],
    ['À chaque fois qu’un terrain que vous contrôlez arrive', { on: 'enters', what: { ...land, controller: 'you' } }],
    [
      'À chaque fois que cette créature inflige des blessures de combat à un joueur',
      { on: 'deals-damage', what: 'self', combat: true, to: player },
    ],
    ['À chaque fois qu’une créature attaque seule', { on: 'attacks', what: creature, alone: true }],
    ['À chaque fois qu’une créature vous attaque', { on: 'attacks', what: creature, defender: 'you' }],
    ['À chaque fois que cette créature devient bloquée', { on: 'becomes-blocked', what: 'self' }],
    ['À chaque fois que vous lancez un sort', { on: 'casts', who: 'you', what: {} }],
    [
      'À chaque fois qu’un adversaire lance un sort d’artefact',
      { on: 'casts', who: 'opponent', what: { subject: 'spell', types: ['artifact'] } },
    ],
    ['À chaque fois que vous lancez votre deuxième sort à chaque tour', { on: 'casts', who: 'you', what: {}, nth: 2 }],
    ['Au début de votre entretien', { on: 'step-begins', step: 'upkeep', whose: 'you' }],
    ['Au début de chaque étape de fin', { on: 'step-begins', step: 'end', whose: 'any' }],
    ['Au début de l’étape de pioche de chaque adversaire', { on: 'step-begins', step: 'draw', whose: 'opponent' }],
    ['Au début du combat pendant votre tour', { on: 'step-begins', step: 'beginning-of-combat', whose: 'you' }],
    ['À chaque fois qu’un adversaire se défausse d’une carte', { on: 'discards', who: 'opponent', what: {} }],
    ['À chaque fois qu’un terrain est engagé pour du mana', { on: 'taps', what: land, forMana: true }],
    [
      'À chaque fois que cette créature devient la cible d’un sort ou d’une capacité qu’un adversaire contrôle',
      {
        on: 'becomes-target',
        what: 'self',
        by: { anyOf: [{ subject: 'spell' }, { subject: 'ability' }], controller: 'opponent' },
      },
    ],
  ])('%s', (text, event) => {
    expect(ofCreature(triggered(event, [], draw))).toBe(`${text}, piochez une carte.`)
  })

  test('the object of a trigger is taken up again', () => {
    expect(
      ofCreature(triggered({ on: 'enters', what: land }, [], { do: 'tap', what: { ref: 'event', role: 'object' } })),
    ).toBe('À chaque fois qu’un terrain arrive, engagez-le.')
    expect(ofCreature(triggered({ on: 'attacks', what: 'self' }, [], { do: 'untap', what: self }))).toBe(
      'À chaque fois que cette créature attaque, dégagez-la.',
    )
    expect(
      ofCreature(
        triggered({ on: 'draws', who: 'opponent' }, [], {
          do: 'damage',
          source: self,
          amount: 1,
          to: { ref: 'event', role: 'player' },
        }),
      ),
    ).toBe('À chaque fois qu’un adversaire pioche une carte, cette créature inflige 1 blessure à ce joueur.')
  })

  test('the event’s number is "autant"', () => {
    expect(
      ofCreature(
        triggered({ on: 'is-dealt-damage', what: 'self' }, [], {
          do: 'gain-life',
          who: you,
          amount: { kind: 'event-amount' },
        }),
      ),
    ).toBe('À chaque fois que cette créature subit des blessures, vous gagnez autant de points de vie.')
  })
})

describe('costs', () => {
  test.each<[string, Cost]>([
    ['{2}, {T}', [mana('2'), tap]],
    ['{0}', [mana()]],
    ['{1}{R}, sacrifiez ce permanent', [mana('1', 'R'), { kind: 'sacrifice-self' }]],
    ['{T}, payez 1 point de vie', [tap, { kind: 'pay-life', amount: 1 }]],
    ['Sacrifiez deux créatures', [{ kind: 'sacrifice', what: { ...creature, controller: 'you' }, count: 2 }]],
    ['Défaussez-vous d’une carte', [{ kind: 'discard', what: {}, count: 1 }]],
    [
      'Exilez deux cartes de votre cimetière',
      [{ kind: 'exile', what: { subject: 'card', zones: ['graveyard'], owner: 'you' }, count: 2 }],
    ],
    [
      'Engagez une créature dégagée que vous contrôlez',
      [{ kind: 'tap-permanents', what: { ...creature, tapped: false, controller: 'you' }, count: 1 }],
    ],
    ['Retirez un marqueur «~charge~» de ce permanent', [{ kind: 'remove-counters', counter: 'charge', amount: 1 }]],
    ['−3', [{ kind: 'loyalty', amount: -3 }]],
    ['+1', [{ kind: 'loyalty', amount: 1 }]],
  ])('%s', (text, cost) => {
    expect(printCostFr(cost).replaceAll('\u00a0', '~')).toBe(text)
  })

  test('a colon stands between cost and effect, after a non-breaking space', () => {
    expect(
      ofCreature(
        activated([mana('1'), tap], [slot(anyTarget)], { do: 'damage', source: self, amount: 1, to: target() }),
      ),
    ).toBe('{1}, {T}~: Cette créature inflige 1 blessure à n’importe quelle cible.')
    expect(ofCreature({ ...activated([tap], [], draw), timing: 'sorcery', limit: 'once-each-turn' } as never)).toBe(
      '{T}~: Piochez une carte. N’activez que lorsque vous pourriez lancer un rituel. N’activez qu’une seule fois par tour.',
    )
  })
})

describe('keywords', () => {
  test.each<[string, KeywordAbility]>([
    ['Vol', { keyword: 'flying' }],
    ['Lien de vie', { keyword: 'lifelink' }],
    ['Défense talismanique', { keyword: 'hexproof' }],
    [
      'Protection contre le noir et contre le rouge',
      {
        keyword: 'protection',
        from: [
          { kind: 'color', color: 'B' },
          { kind: 'color', color: 'R' },
        ],
      },
    ],
    [
      'Protection contre les artefacts',
      { keyword: 'protection', from: [{ kind: 'filter', filter: { types: ['artifact'] } }] },
    ],
    ['Parade {2}', { keyword: 'ward', cost: [mana('2')] }],
    ['Parade — Payez 3 points de vie', { keyword: 'ward', cost: [{ kind: 'pay-life', amount: 3 }] }],
    ['Équipement {1}', { keyword: 'equip', cost: [mana('1')] }],
    ['Enchanter~: créature que vous contrôlez', { keyword: 'enchant', filter: { ...creature, controller: 'you' } }],
    [
      'Traversée des îles',
      { keyword: 'landwalk', land: { types: ['land'], subtypes: ['Island'] }, name: 'islandwalk' },
    ],
    [
      'Recyclage de marais {2}',
      { keyword: 'typecycling', filter: { subject: 'card', subtypes: ['Swamp'] }, name: 'Swamp', cost: [mana('2')] },
    ],
    ['Affinité pour les artefacts', { keyword: 'affinity', filter: { subject: 'permanent', types: ['artifact'] } }],
    ['Regroupement', { keyword: 'banding' }],
    ['Regroupement avec d’autres artefacts', { keyword: 'bands with other', filter: { types: ['artifact'] } }],
    ['Toxique 1', { keyword: 'toxic', amount: 1 }],
  ])('%s', (text, ability) => {
    expect(ofCreature(keyword(ability))).toBe(text)
  })
})

describe('static abilities', () => {
  const boost: StaticEffect = {
    kind: 'continuous',
    affects: { ...creature, controller: 'you', other: true },
    modifications: [
      { kind: 'modify-power-toughness', power: 1, toughness: 1 },
      { kind: 'add-ability', ability: keyword({ keyword: 'vigilance' }) },
    ],
  }
  test.each<[string, ...StaticEffect[]]>([
    ['Les autres créatures que vous contrôlez gagnent +1/+1 et ont la vigilance.', boost],
    [
      'Cette créature ne peut ni attaquer ni bloquer.',
      { kind: 'restriction', cant: { act: 'attack', who: 'self' } },
      { kind: 'restriction', cant: { act: 'block', who: 'self' } },
    ],
    [
      'Cette créature ne peut pas être bloquée excepté par des créatures avec le vol.',
      { kind: 'restriction', cant: { act: 'block', who: { ...creature, notKeywords: ['flying'] }, attacker: 'self' } },
    ],
    [
      'Cette créature ne peut pas être bloquée.',
      { kind: 'restriction', cant: { act: 'block', who: creature, attacker: 'self' } },
    ],
    [
      'Cette créature ne peut pas être bloquée excepté par deux créatures ou plus.',
      { kind: 'restriction', cant: { act: 'be-blocked-by', who: 'self', count: { op: '<', amount: 2 } } },
    ],
    [
      'Pas plus d’une créature ne peut attaquer à chaque combat.',
      { kind: 'restriction', cant: { act: 'attack', who: creature, moreThan: 1 } },
    ],
    [
      'Pas plus de deux créatures sans capacité ne peuvent bloquer à chaque combat.',
      { kind: 'restriction', cant: { act: 'block', who: { ...creature, hasAbilities: false }, moreThan: 2 } },
    ],
    [
      'Cette créature attaque à chaque combat si possible.',
      { kind: 'requirement', must: { act: 'attack', who: 'self' } },
    ],
    [
      'Cette créature ne peut pas être la cible de sorts noirs ou de capacités noires.',
      { kind: 'restriction', cant: { act: 'be-targeted', who: 'self', by: { colors: ['B'] } } },
    ],
    [
      'Vous pouvez jouer un terrain supplémentaire pendant chacun de vos tours.',
      { kind: 'permission', may: { act: 'play-land', who: 'you', extra: 1 } },
    ],
    [
      'Les sorts de créature que vous lancez coûtent {1} de moins à lancer.',
      { kind: 'cost-change', what: { types: ['creature'] }, who: 'you', less: [mana('1')] },
    ],
    [
      'Ce sort coûte {2} de moins à lancer s’il cible une créature engagée.',
      {
        kind: 'cost-change',
        what: { subject: 'spell', is: self, targets: { ...creature, tapped: true } },
        who: 'you',
        less: [mana('2')],
      },
    ],
    [
      'Cette créature arrive engagée.',
      { kind: 'replacement', replacement: { kind: 'enters-with', what: 'self', tapped: true } },
    ],
    [
      'Cette créature arrive avec deux marqueurs +1/+1 sur elle.',
      {
        kind: 'replacement',
        replacement: { kind: 'enters-with', what: 'self', counters: { counter: '+1/+1', amount: 2 } },
      },
    ],
    [
      'Si une créature devait mourir, exilez-la à la place.',
      {
        kind: 'replacement',
        replacement: { kind: 'redirect-zone', what: creature, from: 'battlefield', to: 'graveyard', instead: 'exile' },
      },
    ],
    [
      'Si une créature devait mourir, mettez-la au-dessous de la bibliothèque de son propriétaire à la place.',
      {
        kind: 'replacement',
        replacement: {
          kind: 'redirect-zone',
          what: creature,
          from: 'battlefield',
          to: 'graveyard',
          instead: 'library',
          position: 'bottom',
        },
      },
    ],
    [
      'La force et l’endurance de cette créature sont chacune égales au nombre de cartes dans votre main.',
      {
        kind: 'continuous',
        affects: 'self',
        modifications: [
          {
            kind: 'define-power-toughness',
            power: { kind: 'hand-size', of: you },
            toughness: { kind: 'hand-size', of: you },
          },
        ],
      },
    ],
    [
      'Les créatures ne peuvent pas vous attaquer à moins de payer {2} pour chacune.',
      {
        kind: 'combat-cost',
        act: 'attack',
        who: { subject: 'permanent', types: ['creature'] },
        defending: { subject: 'player', player: 'you' },
        cost: [{ kind: 'mana', mana: ['2'] }],
      },
    ],
    [
      'Si cette carte est dans votre main de départ, vous pouvez commencer la partie avec elle sur le champ de bataille.',
      { kind: 'begin-on-battlefield' },
    ],
    [
      'À tout moment où vous pourriez prendre un mulligan et tant que cette carte est dans votre main, vous pouvez piocher deux cartes.',
      { kind: 'before-mulligan', effects: [{ do: 'draw', who: { ref: 'you' }, amount: 2 }] },
    ],
    [
      'Il n’y a pas de limite au nombre de cartes dans votre main.',
      { kind: 'max-hand-size', who: 'you', size: 'none' },
    ],
  ])('%s', (text, ...effects) => {
    expect(ofCreature(fixed(...effects))).toBe(text)
  })

  test('a land that enters tapped unless', () => {
    const unless: Condition = { kind: 'controls', who: you, filter: { ...land, supertypes: ['basic'] } }
    expect(
      french(
        ['land'],
        fixed({ kind: 'replacement', replacement: { kind: 'enters-with', what: 'self', tapped: true, unless } }),
      ),
    ).toBe('Ce terrain arrive engagé à moins que vous ne contrôliez un terrain de base.')
  })

  test('what an Aura, an Equipment call what they are attached to', () => {
    const pump = fixed({
      kind: 'continuous',
      affects: 'attached',
      modifications: [{ kind: 'modify-power-toughness', power: 2, toughness: 0 }],
    })
    expect(french(['artifact'], pump, ['Equipment'])).toBe('La créature équipée gagne +2/+0.')
  })
})

describe('conditions', () => {
  test.each<[string, Condition]>([
    [
      'Tant que vous contrôlez au moins trois artefacts',
      { kind: 'controls', who: you, filter: { subject: 'permanent', types: ['artifact'] }, op: '>=', count: 3 },
    ],
    [
      'Tant que vous ne contrôlez pas de créature',
      { kind: 'not', not: { kind: 'controls', who: you, filter: creature } },
    ],
    ['Pendant votre tour', { kind: 'turn-of', who: you }],
    ['Tant que ce n’est pas votre tour', { kind: 'not', not: { kind: 'turn-of', who: you } }],
    [
      'Tant que vous n’avez pas de carte en main',
      { kind: 'compare', left: { kind: 'hand-size', of: you }, op: '=', right: 0 },
    ],
    [
      'Tant que vous avez 30 points de vie ou plus',
      { kind: 'compare', left: { kind: 'life', of: you }, op: '>=', right: 30 },
    ],
    [
      'Tant qu’il y a au moins sept cartes dans votre cimetière',
      {
        kind: 'compare',
        left: { kind: 'count', filter: { subject: 'card', zones: ['graveyard'], owner: 'you' } },
        op: '>=',
        right: 7,
      },
    ],
    [
      'Tant que c’est votre tour et que vous contrôlez une créature',
      {
        kind: 'and',
        all: [
          { kind: 'turn-of', who: you },
          { kind: 'controls', who: you, filter: creature },
        ],
      },
    ],
    [
      'Tant qu’un adversaire contrôle une créature',
      { kind: 'controls', who: { ref: 'choose', filter: opponent, count: 1, chooser: you }, filter: creature },
    ],
  ])('%s', (text, condition) => {
    expect(
      ofCreature(fixedWhile(condition, { kind: 'restriction', cant: { act: 'gain-life', who: 'opponent' } })),
    ).toBe(`${text}, vos adversaires ne peuvent pas gagner de points de vie.`)
  })

  test('a condition on the object itself lets a pronoun follow', () => {
    const pump: StaticEffect = {
      kind: 'continuous',
      affects: 'self',
      modifications: [{ kind: 'modify-power-toughness', power: 2, toughness: 2 }],
    }
    expect(ofCreature(fixedWhile({ kind: 'matches', what: self, filter: { tapped: false } }, pump))).toBe(
      'Tant que cette créature est dégagée, elle gagne +2/+2.',
    )
    expect(ofCreature(fixedWhile({ kind: 'matches', what: self, filter: { attacking: true } }, pump))).toBe(
      'Tant que cette créature attaque, elle gagne +2/+2.',
    )
  })
})

describe('type lines', () => {
  test.each<[string, TypeLine]>([
    ['Créature — elfe et druide', { supertypes: [], types: ['creature'], subtypes: ['Elf', 'Druid'] }],
    [
      'Créature-artefact légendaire — golem',
      { supertypes: ['legendary'], types: ['artifact', 'creature'], subtypes: ['Golem'] },
    ],
    ['Terrain de base neigeux — île', { supertypes: ['basic', 'snow'], types: ['land'], subtypes: ['Island'] }],
    ['Terrain — centrale énergétique d’Urza', { supertypes: [], types: ['land'], subtypes: ['Urza’s', 'Power-Plant'] }],
    ['Rituel de clan — gobelin', { supertypes: [], types: ['kindred', 'sorcery'], subtypes: ['Goblin'] }],
    ['Éphémère', { supertypes: [], types: ['instant'], subtypes: [] }],
  ])('%s', (text, typeLine) => {
    expect(printTypeLineFr(typeLine)).toBe(text)
  })

  test('a subtype without French stays in English and is reported', () => {
    const typeLine: TypeLine = { supertypes: [], types: ['creature'], subtypes: ['Elf', 'Flumph'] }
    expect(printTypeLineFr(typeLine)).toBe('Créature — elfe et Flumph')
    expect(untranslatedSubtypes(typeLine)).toEqual(['Flumph'])
  })
})
