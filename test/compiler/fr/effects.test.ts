import { describe, expect, test } from 'vitest'
import type { TokenDefinition } from '../../../src/core/card.ts'
import type { Effect } from '../../../src/core/effect.ts'
import type { Filter } from '../../../src/core/filter.ts'
import {
  activated,
  all,
  anyTarget,
  creature,
  french,
  keyword,
  mana,
  ofCreature,
  ofSorcery,
  opponent,
  player,
  self,
  slot,
  spell,
  target,
  triggered,
  you,
} from './ir-parts.ts'

const one = [slot(creature)]
const onePlayer = [slot(player)]
const graveyardCreature: Filter = { subject: 'card', types: ['creature'], zones: ['graveyard'], owner: 'you' }
const bird: TokenDefinition = {
  colors: ['W', 'U'],
  typeLine: { supertypes: [], types: ['creature'], subtypes: ['Bird'] },
  power: 1,
  toughness: 2,
  abilities: [keyword({ keyword: 'flying' })],
}

describe('what is named before becomes a pronoun', () => {
  test.each<[string, string, ...Effect[]]>([
    [
      'object',
      'Exilez une créature ciblée. Renvoyez-la sur le champ de bataille.',
      { do: 'exile', what: target(), as: 'it' },
      { do: 'move', what: { ref: 'bound', name: 'it' }, to: 'battlefield' },
    ],
    [
      'subject',
      'Dégagez une créature ciblée. Elle acquiert la célérité jusqu’à la fin du tour.',
      { do: 'untap', what: target() },
      {
        do: 'continuous',
        what: target(),
        duration: 'end-of-turn',
        modifications: [{ kind: 'add-ability', ability: keyword({ keyword: 'haste' }) }],
      },
    ],
    [
      'owner',
      'Renvoyez une créature ciblée dans la main de son propriétaire.',
      { do: 'move', what: target(), to: 'hand' },
    ],
    [
      'controller',
      'Détruisez une créature ciblée. Son contrôleur perd 2 points de vie.',
      { do: 'destroy', what: target() },
      { do: 'lose-life', who: { ref: 'controller', of: target() }, amount: 2 },
    ],
    [
      'regeneration',
      'Détruisez une créature ciblée. Elle ne peut pas être régénérée.',
      { do: 'destroy', what: target(), noRegeneration: true },
    ],
    [
      'control',
      'Engagez une créature ciblée. Acquérez-en le contrôle jusqu’à la fin du tour.',
      { do: 'tap', what: target() },
      { do: 'continuous', what: target(), duration: 'end-of-turn', modifications: [{ kind: 'control', player: you }] },
    ],
  ])('%s', (_, text, ...effects) => {
    expect(ofSorcery(one, ...effects)).toBe(text)
  })

  test('a masculine noun has its own pronoun', () => {
    const artifact = slot({ subject: 'permanent', types: ['artifact'] })
    expect(ofSorcery([artifact], { do: 'destroy', what: target(), noRegeneration: true })).toBe(
      'Détruisez un artefact ciblé. Il ne peut pas être régénéré.',
    )
  })

  test('the object itself and a target of the same noun are told apart', () => {
    const fight: Effect = {
      do: 'damage',
      source: self,
      amount: { kind: 'characteristic', of: target(), which: 'power' },
      to: target(),
    }
    expect(ofCreature(triggered({ on: 'enters', what: 'self' }, one, { do: 'tap', what: target() }, fight))).toBe(
      'Quand cette créature arrive, engagez une créature ciblée. Cette créature inflige un nombre de blessures égal à la force de la créature ciblée à la créature ciblée.',
    )
  })
})

describe('numbers', () => {
  const others: Filter = { ...creature, controller: 'you' }
  test.each<[string, Effect]>([
    ['Piochez une carte.', { do: 'draw', who: you, amount: 1 }],
    ['Piochez trois cartes.', { do: 'draw', who: you, amount: 3 }],
    ['Piochez X cartes.', { do: 'draw', who: you, amount: { kind: 'x' } }],
    [
      'Piochez une carte pour chaque créature que vous contrôlez.',
      { do: 'draw', who: you, amount: { kind: 'count', filter: others } },
    ],
    ['Vous gagnez 1 point de vie.', { do: 'gain-life', who: you, amount: 1 }],
    ['Vous gagnez 5 points de vie.', { do: 'gain-life', who: you, amount: 5 }],
    [
      'Vous gagnez 2 points de vie pour chaque créature que vous contrôlez.',
      { do: 'gain-life', who: you, amount: { kind: 'times', factor: 2, of: { kind: 'count', filter: others } } },
    ],
    ['Ce sort vous inflige 1 blessure.', { do: 'damage', source: self, amount: 1, to: you }],
    [
      'Ce sort inflige à chaque adversaire un nombre de blessures égal au nombre de créatures que vous contrôlez.',
      { do: 'damage', source: self, amount: { kind: 'count', filter: others }, to: all(opponent) },
    ],
    ['Chaque joueur se défausse de sa main.', { do: 'discard', who: all(player), amount: 'hand' }],
    ['Votre total de points de vie devient égal à 10.', { do: 'set-life', who: you, amount: 10 }],
  ])('%s', (text, effect) => {
    expect(ofSorcery([], effect)).toBe(text)
  })

  test('X is explained after the duration', () => {
    const power = { kind: 'greatest', filter: { ...creature, controller: 'you' }, which: 'power' } as const
    expect(
      ofSorcery(one, {
        do: 'continuous',
        what: target(),
        duration: 'end-of-turn',
        modifications: [{ kind: 'modify-power-toughness', power, toughness: 0 }],
      }),
    ).toBe(
      'Une créature ciblée gagne +X/+0 jusqu’à la fin du tour, X étant la force la plus élevée parmi les créatures que vous contrôlez.',
    )
  })
})

describe('players', () => {
  test.each<[string, ...Effect[]]>([
    [
      'Un joueur ciblé pioche deux cartes et perd 2 points de vie.',
      { do: 'draw', who: target(), amount: 2 },
      { do: 'lose-life', who: target(), amount: 2 },
    ],
    [
      'Un joueur ciblé se défausse de deux cartes au hasard.',
      { do: 'discard', who: target(), amount: 2, random: true },
    ],
    [
      'Un joueur ciblé sacrifie une créature.',
      { do: 'sacrifice', who: target(), what: { ref: 'choose', filter: creature, count: 1, chooser: target() } },
    ],
    ['Un joueur ciblé meule quatre cartes.', { do: 'mill', who: target(), amount: 4 }],
    ['Regardez la main d’un joueur ciblé.', { do: 'look-at-hand', who: target() }],
  ])('%s', (text, ...effects) => {
    expect(ofSorcery(onePlayer, ...effects)).toBe(text)
  })

  test.each<[string, ...Effect[]]>([
    [
      'Piochez deux cartes, puis défaussez-vous d’une carte.',
      { do: 'draw', who: you, amount: 2 },
      { do: 'discard', who: you, amount: 1 },
    ],
    [
      'Vous piochez une carte et vous perdez 1 point de vie.',
      { do: 'draw', who: you, amount: 1 },
      { do: 'lose-life', who: you, amount: 1 },
    ],
    ['Regard 2. Piochez une carte.', { do: 'scry', who: you, amount: 2 }, { do: 'draw', who: you, amount: 1 }],
    [
      'Vous pouvez sacrifier une créature. Si vous faites ainsi, piochez une carte.',
      {
        do: 'optional',
        who: you,
        as: 'paid',
        effects: [{ do: 'sacrifice', who: you, what: { ref: 'choose', filter: creature, count: 1, chooser: you } }],
      },
      { do: 'if', condition: { kind: 'did', name: 'paid' }, effects: [{ do: 'draw', who: you, amount: 1 }] },
    ],
    [
      'Vous pouvez payer {2}. Si vous faites ainsi, piochez une carte.',
      { do: 'pay', who: you, cost: [mana('2')], effects: [{ do: 'draw', who: you, amount: 1 }] },
    ],
    [
      'Cherchez dans votre bibliothèque une carte de terrain, révélez-la, mettez-la dans votre main, puis mélangez.',
      {
        do: 'search',
        who: you,
        zone: 'library',
        filter: { subject: 'card', types: ['land'] },
        count: 1,
        to: 'hand',
        reveal: true,
        shuffle: true,
      },
    ],
    [
      'Cherchez dans votre bibliothèque jusqu’à deux cartes de forêt, mettez-les sur le champ de bataille engagées, puis mélangez.',
      {
        do: 'search',
        who: you,
        zone: 'library',
        filter: { subject: 'card', subtypes: ['Forest'] },
        count: 2,
        upTo: true,
        to: 'battlefield',
        tapped: true,
        shuffle: true,
      },
    ],
  ])('%s', (text, ...effects) => {
    expect(ofSorcery([], ...effects)).toBe(text)
  })
})

test('a hand is shown once, whether the text says so or the choice implies it', () => {
  const show: Effect = { do: 'reveal-hand', who: target() }
  const choose: Effect = {
    do: 'discard',
    who: target(),
    amount: 1,
    what: { subject: 'card', notTypes: ['land'] },
    chooser: you,
  }
  const text =
    'Un joueur ciblé révèle sa main. Choisissez-y une carte non-terrain. Ce joueur se défausse de cette carte.'
  expect(ofSorcery(onePlayer, show, choose)).toBe(text)
  expect(ofSorcery(onePlayer, choose)).toBe(text)
})

test('spells countered unless their controller pays', () => {
  const effects: Effect[] = [{ do: 'counter', what: target() }]
  expect(
    ofSorcery([slot({ subject: 'spell' })], {
      do: 'unless-paid',
      who: { ref: 'controller', of: target() },
      cost: [mana('2')],
      effects,
    }),
  ).toBe('Contrecarrez un sort ciblé à moins que son contrôleur ne paie {2}.')
})

test('cards come back from a graveyard to the hand of their owner, who is "you"', () => {
  expect(ofSorcery([slot(graveyardCreature)], { do: 'move', what: target(), to: 'hand' })).toBe(
    'Renvoyez une carte de créature ciblée de votre cimetière dans votre main.',
  )
  expect(ofSorcery([slot(graveyardCreature)], { do: 'move', what: target(), to: 'battlefield', tapped: true })).toBe(
    'Renvoyez une carte de créature ciblée de votre cimetière sur le champ de bataille engagée.',
  )
})

test('tokens', () => {
  const make = (amount: number, more: Partial<Extract<Effect, { do: 'create-token' }>> = {}) =>
    ofSorcery([], { do: 'create-token', who: you, amount, token: bird, ...more })
  expect(make(1)).toBe('Créez un jeton de créature 1/2 blanche et bleue Oiseau avec le vol.')
  expect(make(2, { tapped: true })).toBe(
    'Créez deux jetons de créature 1/2 blanche et bleue Oiseau engagés avec le vol.',
  )
  const treasure: TokenDefinition = {
    colors: [],
    typeLine: { supertypes: [], types: ['artifact'], subtypes: ['Treasure'] },
    abilities: [],
  }
  expect(make(3, { token: treasure })).toBe('Créez trois jetons Trésor.')
  const dies = triggered({ on: 'dies', what: 'self' }, [], { do: 'draw', who: you, amount: 1 })
  expect(make(1, { token: { ...bird, colors: [], abilities: [dies] } })).toBe(
    'Créez un jeton de créature 1/2 incolore Oiseau avec «~Quand ce jeton meurt, piochez une carte.~»',
  )
})

test('modes are listed', () => {
  const text = french(['instant'], {
    kind: 'spell',
    body: {
      kind: 'modal',
      min: 1,
      max: 2,
      modes: [
        { targets: one, effects: [{ do: 'destroy', what: target() }] },
        { targets: [slot(anyTarget)], effects: [{ do: 'damage', source: self, amount: 2, to: target() }] },
      ],
    },
  })
  expect(text).toBe(
    'Choisissez l’un ou les deux —\n• Détruisez une créature ciblée.\n• Ce sort inflige 2 blessures à n’importe quelle cible.',
  )
})

test('prevention', () => {
  expect(
    ofSorcery([], {
      do: 'shield',
      what: self,
      replacement: { kind: 'prevent-damage', combat: true },
      duration: 'end-of-turn',
    }),
  ).toBe('Prévenez toutes les blessures de combat qui devraient être infligées ce tour-ci.')
  expect(
    french(
      ['instant'],
      spell([slot(anyTarget)], {
        do: 'shield',
        what: target(),
        replacement: { kind: 'prevent-damage', amount: 3 },
        duration: 'end-of-turn',
      }),
    ),
  ).toBe('Prévenez les 3 prochaines blessures qui devraient être infligées à n’importe quelle cible ce tour-ci.')
})

describe('exchanges', () => {
  const theirs = slot({ ...creature, controller: 'opponent' }, 1, 1, 'theirs')
  test.each<[string, ...Effect[]]>([
    [
      'Échangez le contrôle d’une créature ciblée et d’une créature ciblée qu’un adversaire contrôle.',
      { do: 'exchange-control', what: { ref: 'union', refs: [target(), target('theirs')] } },
    ],
    ['Échangez votre main et votre cimetière.', { do: 'exchange-zones', who: you, zones: ['hand', 'graveyard'] }],
    [
      'Échangez votre cimetière et votre bibliothèque, puis la bibliothèque est mélangée.',
      { do: 'exchange-zones', who: you, zones: ['graveyard', 'library'] },
    ],
  ])('%s', (text, ...effects) => {
    expect(ofSorcery([...one, theirs], ...effects)).toBe(text)
  })

  test('life totals, of the player who says it and of others', () => {
    const withYou: Effect = { do: 'exchange-life', who: { ref: 'union', refs: [you, target()] } }
    expect(ofSorcery(onePlayer, withYou)).toBe('Échangez votre total de points de vie avec celui d’un joueur ciblé.')
    const two = [{ ...slot(player), min: 2, max: 2 }]
    expect(ofSorcery(two, { do: 'exchange-life', who: target() })).toBe(
      'Deux joueurs ciblés échangent leurs totaux de points de vie.',
    )
  })
})

describe('what a cost was paid with', () => {
  const power = { kind: 'characteristic', of: { ref: 'bound', name: 'sacrificed' }, which: 'power' } as const

  test('is called as the cost calls it, or in general where the cost is not said', () => {
    const gain: Effect = { do: 'gain-life', who: you, amount: power }
    const ability = activated([{ kind: 'sacrifice', what: creature, count: 1 }], [], gain)
    expect(ofCreature(ability)).toBe(
      'Sacrifiez une créature~: Vous gagnez un nombre de points de vie égal à la force de la créature sacrifiée.',
    )
    expect(ofSorcery([], gain)).toBe('Vous gagnez un nombre de points de vie égal à la force du permanent sacrifié.')
  })
})
