import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/core/action.ts'
import type { Position } from '../../src/core/position.ts'
import { parseActionLine, parseNotation, parseNotationScript } from '../../src/notation/parse-notation.ts'
import { catalogue } from '../generators/card-definitions.ts'

const SCORCH = { id: 'scorch', name: 'Scorch' }
const CREATURE = { supertypes: [], types: ['creature' as const], subtypes: [] }
const BEAR = { id: 'meadow-bear', name: 'Meadow Bear' }
const usual = { format: 'arbitre/state@1', rules: { edition: '2026-06-19', variant: 'two-player' } }

const parse = (text: string) => {
  const result = parseNotation(text, { cards: catalogue })
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result.value
}
const positionOf = (text: string): Position => parse(text).position
const twice = (en: string, fr: string) => [
  ['English', en],
  ['French', fr],
]

describe.each(
  twice(
    `3 A precombat-main
     A 20: Mountain x2, Meadow Bear (tapped, +1/+1) | hand: Scorch | library: 53
     B 12: Veiled Stag
     > A cast Scorch -> Veiled Stag`,
    `3 A première phase principale
     A 20 : Montagne x2, Ours des prés (engagé, +1/+1) | main : Roussi | bibliothèque : 53
     B 12 : Cerf voilé
     > A lance Roussi -> Cerf voilé`,
  ),
)('a position and an action in %s', (_, text) => {
  it('are the same JSON', () => {
    expect(parse(text)).toEqual({
      position: {
        ...usual,
        turn: { number: 3, active: 'A', step: 'precombat-main', priority: 'A' },
        players: [
          {
            id: 'A',
            life: 20,
            battlefield: [
              { id: 'mountain', name: 'Mountain' },
              { id: 'mountain-2', name: 'Mountain' },
              { ...BEAR, tapped: true, counters: { '+1/+1': 1 } },
            ],
            hand: [SCORCH],
            library: 53,
          },
          { id: 'B', life: 12, battlefield: [{ id: 'veiled-stag', name: 'Veiled Stag' }] },
        ],
      },
      actions: [{ kind: 'cast-spell', player: 'A', object: 'scorch', targets: [['veiled-stag']] }],
    })
  })
})

describe('the header', () => {
  const rows: readonly (readonly [string, string, object])[] = [
    ['1 A upkeep', '1 A entretien', { number: 1, active: 'A', step: 'upkeep', priority: 'A' }],
    [
      'turn 4 B Second Main',
      'tour 4 B phase principale 2',
      { number: 4, active: 'B', step: 'postcombat-main', priority: 'B' },
    ],
    ['2 A untap', '2 A étape de dégagement', { number: 2, active: 'A', step: 'untap' }],
    ['2 A declare attackers', '2 A DECLARATION des attaquants', { number: 2, active: 'A', step: 'declare-attackers' }],
    [
      '2 A end | priority: none',
      '2 A fin | priorité : personne',
      { number: 2, active: 'A', step: 'end', priority: null },
    ],
    [
      '2 A draw | priority: B | passed: A',
      '2 A pioche | priorité: B | ont passé: A',
      { number: 2, active: 'A', step: 'draw', priority: 'B', passed: ['A'] },
    ],
    [
      '2 A cleanup | begun: no',
      '2 A nettoyage | commencé: non',
      { number: 2, active: 'A', step: 'cleanup', begun: false },
    ],
    ['2 A+B end', '2 A+B étape de fin', { number: 2, active: ['A', 'B'], step: 'end', priority: 'A' }],
  ]
  it.each(rows.flatMap(([en, fr, turn]) => [[en, turn] as const, [fr, turn] as const]))('%s', (line, turn) => {
    expect(positionOf(`${line}\nA:\nB:`).turn).toEqual(turn)
  })

  it('tells the rules and the seed', () => {
    const text = '1 A end | edition: 1999-04-23 | variant: free-for-all | teams: A; B | seed: "a | b" | drawn: 3'
    const { rules, teams, seed } = positionOf(`${text}\nA:\nB:`)
    expect({ rules, teams, seed }).toEqual({
      rules: { edition: '1999-04-23', variant: 'free-for-all' },
      teams: [['A'], ['B']],
      seed: { seed: 'a | b', drawn: 3 },
    })
  })

  it('tells who is the monarch, who has the initiative, and what time it is, in both languages', () => {
    const designations = { monarch: 'A', initiative: 'B', time: 'night' }
    expect(positionOf('1 A end | time: night | monarch: A | initiative: B\nA:\nB:')).toMatchObject({ designations })
    expect(positionOf('1 A fin | moment: nuit | monarque: A | initiative: B\nA:\nB:')).toMatchObject({ designations })
  })

  it('may be left out', () => {
    expect(positionOf('A:\nB:\nC:')).toEqual({
      format: 'arbitre/state@1',
      rules: { edition: '2026-06-19', variant: 'free-for-all' },
      players: [{ id: 'A' }, { id: 'B' }, { id: 'C' }],
    })
  })
})

describe('cards', () => {
  const rows: readonly (readonly [string, string, readonly unknown[]])[] = [
    ['Scorch x2', 'Roussi ×2', [SCORCH, { ...SCORCH, id: 'scorch-2' }]],
    ['"Scorch" x2', '« Roussi » x2', [SCORCH, { ...SCORCH, id: 'scorch-2' }]],
    ['Meadow Bear (id bear) x0', '', []],
    [
      'Odrin, Keeper of Keys, Scorch',
      'Odrin, gardien des clefs, Roussi',
      [{ id: 'odrin-keeper-of-keys', name: 'Odrin, Keeper of Keys' }, SCORCH],
    ],
    ['?', '?', [{ id: 'A-battlefield-1' }]],
    ['? (face down, id veil)', '? (face cachée, id veil)', [{ id: 'veil', faceDown: true }]],
    [
      'Meadow Bear (sick, phased out, deathtouched)',
      'Ours des prés (mal d’invocation, déphasé, contact mortel)',
      [{ ...BEAR, phasedOut: true, summoningSick: true, deathtouched: true }],
    ],
    [
      'Meadow Bear (damage 1, regeneration 2, timestamp 9)',
      'ours des prés (blessures 1, régénération 2, horodatage 9)',
      [{ ...BEAR, damage: 1, regeneration: 2, timestamp: 9 }],
    ],
    [
      'Meadow Bear (-1/-1 x2, charge x3, loyalty 4)',
      'Ours des prés (-1/-1 x2, charge ×3, loyauté 4)',
      [{ ...BEAR, counters: { '-1/-1': 2, charge: 3, loyalty: 4 } }],
    ],
    [
      'Meadow Bear ("odd, kind" x2, owner B)',
      'Ours des prés ("odd, kind" x2, propriétaire B)',
      [{ ...BEAR, owner: 'B', counters: { 'odd, kind': 2 } }],
    ],
    [
      'Meadow Bear (level 2, solved, protector B)',
      'Ours des prés (niveau 2, résolue, protecteur B)',
      [{ ...BEAR, level: 2, solved: true, chosen: { protector: 'B' } }],
    ],
    [
      'Meadow Bear (prepared, prototyped)',
      'Ours des prés (préparé, prototypé)',
      [{ ...BEAR, prepared: true, marks: { alternative: true } }],
    ],
    ['Meadow Bear (playable by A)', 'Ours des prés (jouable par A)', [{ ...BEAR, marks: { journeyed: 'A' } }]],
    ['Meadow Bear (attached to B)', 'Ours des prés (attaché à B)', [{ ...BEAR, attachedTo: 'B' }]],
    [
      'Wolf (token 2/2 BG legendary creature Wolf; deathtouch; first strike)',
      'Wolf (jeton 2/2 BG legendary creature Wolf; deathtouch; first strike)',
      [
        {
          id: 'wolf',
          token: {
            name: 'Wolf',
            colors: ['B', 'G'],
            typeLine: { supertypes: ['legendary'], types: ['creature'], subtypes: ['Wolf'] },
            power: 2,
            toughness: 2,
            abilities: [
              { kind: 'keyword', keyword: 'deathtouch' },
              { kind: 'keyword', keyword: 'first strike' },
            ],
          },
        },
      ],
    ],
  ]
  it.each(rows.filter(([, fr]) => fr !== '').flatMap(([en, fr, list]) => [[en, list] as const, [fr, list] as const]))(
    '%s',
    (text, list) => {
      expect(positionOf(`A 20: ${text}\nB:`).players[0]?.battlefield).toEqual(list)
    },
  )

  it('are attached to what is named, wherever it stands in the text', () => {
    const { players } = positionOf(
      'A: Bramble Mantle (attached to meadow bear), Plain Blade (attached to gate)\nB: Meadow Bear, Gate Sentry (id gate)',
    )
    expect(players[0]?.battlefield).toMatchObject([{ attachedTo: 'meadow-bear' }, { attachedTo: 'gate' }])
  })

  it('in hidden zones may be counted or unknown', () => {
    const { players } = positionOf(
      'A: | hand: Scorch, ? x2, ? (id mystery) | library: 3\nB: | main: 0 | cimetière: Scorch',
    )
    expect(players).toEqual([
      { id: 'A', hand: [SCORCH, null, null, { id: 'mystery' }], library: 3 },
      { id: 'B', hand: 0, graveyard: [{ ...SCORCH, id: 'scorch-2' }] },
    ])
  })

  it('keep the name of the back face they are called by', () => {
    const ox = { name: 'Day Ox', manaCost: [], colors: [], typeLine: CREATURE, abilities: [], gaps: [] }
    const front = { ...ox, back: { layout: 'transforming' as const, face: { ...ox, name: 'Night Bog' } } }
    const cards = (name: string) => (/^(day ox|night bog)$/i.test(name) ? front : undefined)
    const result = parseNotation('A: night bog, Day ox\nB:', { cards })
    expect(result).toMatchObject({
      value: { position: { players: [{ battlefield: [{ name: 'Night Bog' }, { name: 'Day Ox' }] }, {}] } },
    })
  })

  it('keep the name of an Adventure where that is a spell, and cast it by its name', () => {
    const spark = { name: 'Kick Embers', manaCost: [], colors: [], typeLine: CREATURE, abilities: [], gaps: [] }
    const smith = { ...spark, name: 'Ash Smith', alternative: { kind: 'adventure' as const, face: spark } }
    const cards = (name: string) => (/^(kick embers|ash smith)$/i.test(name) ? smith : undefined)
    const text = 'A: | hand: Ash Smith\nB:\nstack: kick embers (B, id it)\n> A cast Kick Embers -> it'
    expect(parseNotation(text, { cards })).toMatchObject({
      value: {
        position: { stack: [{ id: 'it', name: 'Kick Embers' }] },
        actions: [{ kind: 'cast-spell', object: 'ash-smith', face: 'alternative' }],
      },
    })
    expect(parseNotation('A: | hand: Ash Smith\nB:\n> A cast Ash Smith', { cards })).toMatchObject({
      value: { actions: [{ kind: 'cast-spell', player: 'A', object: 'ash-smith' }] },
    })
  })

  it('stay as typed without a lookup', () => {
    const result = parseNotation('A: roussi\nB:')
    expect(result).toMatchObject({
      ok: true,
      value: { position: { players: [{ battlefield: [{ name: 'roussi' }] }, {}] } },
    })
  })
})

describe('players', () => {
  it('have mana, counters and the rest', () => {
    const text = (line: string) => positionOf(`${line}\nB:`).players[0]
    const player = {
      id: 'A',
      life: -2,
      counters: { poison: 3 },
      mana: '{R}{G}',
      landsPlayed: 1,
      speed: 3,
      blessed: true,
      drewFromEmpty: true,
      lost: true,
    }
    expect(
      text(
        'A -2: | mana: {R}{G} | counters: poison x3 | lands played: 1 | speed: 3 | city’s blessing | drew from empty library | lost',
      ),
    ).toEqual(player)
    expect(
      text(
        'A -2 : | mana : {R}{G} | marqueurs : poison x3 | terrains joués : 1 | vitesse : 3 | bénédiction de la cité | a pioché dans le vide | a perdu',
      ),
    ).toEqual(player)
  })

  it('may be called by more than one word', () => {
    expect(positionOf('"Chloé B." 7: Scorch\n"stack":').players.map((one) => one.id)).toEqual(['Chloé B.', 'stack'])
  })
})

const TABLE = `2 A declare-blockers
A 20: Meadow Bear, Hill Brute | hand: Scorch x2, ?
B 20: Gate Sentry, Bog Viper (id viper), Bog Viper
`

describe('combat and stack', () => {
  it.each(
    twice(
      'combat: Meadow Bear -> B, Hill Brute -> B | blocks: viper -> Meadow Bear | blocked: meadow-bear | declared: attackers, B | damage: 1 | struck: viper',
      'combat : Ours des prés -> B, Brute des collines → B | blocages : viper -> Ours des prés | bloqués : meadow-bear | déclaré : attaquants, B | blessures : 1 | ont frappé : viper',
    ),
  )('combat in %s', (_, line) => {
    expect(positionOf(TABLE + line).turn?.combat).toEqual({
      attackers: [
        { attacker: 'meadow-bear', defender: 'B' },
        { attacker: 'hill-brute', defender: 'B' },
      ],
      blockers: [{ blocker: 'viper', attacker: 'meadow-bear' }],
      blocked: ['meadow-bear'],
      declaredAttackers: true,
      declaredBlockers: ['B'],
      damageStep: 1,
      struck: ['viper'],
    })
  })

  it.each([
    ['combat: none', null],
    ['combat:', { attackers: [] }],
    [
      'combat: Hill Brute -> B, Meadow Bear + viper -> B',
      {
        attackers: [
          { attacker: 'hill-brute', defender: 'B' },
          { attacker: 'meadow-bear', defender: 'B', band: 1 },
          { attacker: 'viper', defender: 'B', band: 1 },
        ],
      },
    ],
    ['combat: | declared:', { attackers: [], declaredAttackers: false, declaredBlockers: [] }],
  ])('%s', (line, combat) => {
    expect(positionOf(TABLE + line).turn?.combat).toEqual(combat)
  })

  it.each(
    twice(
      'stack: Rolling Ember (A, X=3, paid kicker + buyback, mana {R}{C}, from graveyard) -> viper; ability of viper (B, triggered) -> B -> [hurt 2] viper (2), A (1) -> nothing',
      'pile : Rolling Ember (A, X=3, payé kicker + buyback, mana {R}{C}, depuis cimetière) -> viper; capacité de viper (B, déclenchée) -> B -> [hurt 2] viper (2), A (1) -> rien',
    ),
  )('stack in %s', (_, line) => {
    expect(positionOf(TABLE + line).stack).toEqual([
      {
        id: 'rolling-ember',
        name: 'Rolling Ember',
        controller: 'A',
        targets: [['viper']],
        x: 3,
        paid: ['kicker', 'buyback'],
        manaSpent: ['R', 'C'],
        castFrom: 'graveyard',
      },
      {
        id: 'viper-ability',
        kind: 'triggered',
        controller: 'B',
        source: 'viper',
        targets: [['B'], { slot: 'hurt', mode: 1, chosen: ['viper', 'A'], division: { viper: 2, A: 1 } }, []],
      },
    ])
  })

  it('the state line adds what the others cannot say', () => {
    const { position } = parse(
      `${TABLE}state: {"turn":{"cleanupTriggered":true},"players":{"A":{"mana":[{"type":"G","snow":true}]}},"objects":{"viper":{"chosen":{"color":"R"}}},"serial":4}`,
    )
    expect(position.turn?.cleanupTriggered).toBe(true)
    expect(position.players[0]?.mana).toEqual([{ type: 'G', snow: true }])
    expect(position.players[1]?.battlefield?.[1]).toEqual({ id: 'viper', name: 'Bog Viper', chosen: { color: 'R' } })
    expect(position.serial).toBe(4)
  })
})

describe('actions', () => {
  const rows: readonly (readonly [string, string, Action])[] = [
    ['A pass', 'A passe', { kind: 'pass-priority', player: 'A' }],
    ['all pass', 'tous passent', { kind: 'pass-all' }],
    ['A concede', 'A concède', { kind: 'concede', player: 'A' }],
    ['A play', 'A joue', { kind: 'play-land', player: 'A' }],
    ['A play Forest', 'A joue Forêt', { kind: 'play-land', player: 'A', card: 'Forest' }],
    [
      'A cast Scorch -> B',
      'A lance Roussi → B',
      { kind: 'cast-spell', player: 'A', object: 'scorch', targets: [['B']] },
    ],
    [
      'A cast Scorch (as prototype) -> B',
      'A lance Roussi (en tant que prototype) → B',
      { kind: 'cast-spell', player: 'A', object: 'scorch', face: 'alternative', targets: [['B']] },
    ],
    [
      'A play Forest (as back)',
      'A joue Forêt (en tant que verso)',
      { kind: 'play-land', player: 'A', card: 'Forest', face: 'back' },
    ],
    ['A cast scorch-2', 'A lance scorch-2', { kind: 'cast-spell', player: 'A', object: 'scorch-2' }],
    [
      'A cast Unsay -> viper',
      'A lance Dédit -> viper',
      { kind: 'cast-spell', player: 'A', card: 'Unsay', targets: [['viper']] },
    ],
    [
      'A cast Scorch (X=2, modes 1 + 3, pay kicker, sacrificing Meadow Bear + Hill Brute) -> viper, B -> nothing',
      'A lance Roussi (X=2, modes 1 + 3, paie kicker, en sacrifiant Ours des prés + Brute des collines) -> viper, B -> rien',
      {
        kind: 'cast-spell',
        player: 'A',
        object: 'scorch',
        x: 2,
        modes: [0, 2],
        pay: ['kicker'],
        costs: { sacrifice: ['meadow-bear', 'hill-brute'] },
        targets: [['viper', 'B'], []],
      },
    ],
    [
      'A cast Scorch (tapping meadow-bear, life for 1) -> viper (2), B (1)',
      'A lance Roussi (en engageant meadow-bear, en points de vie 1) -> viper (2), B (1)',
      {
        kind: 'cast-spell',
        player: 'A',
        object: 'scorch',
        payment: { mana: [{ source: 'meadow-bear' }], lifeFor: 1 },
        targets: [['viper', 'B']],
        divide: [{ viper: 2, B: 1 }],
      },
    ],
    [
      'A activate Meadow Bear',
      'A active Ours des prés',
      { kind: 'activate-ability', player: 'A', object: 'meadow-bear' },
    ],
    [
      'A activate Meadow Bear 2 (making {G}) -> Gate Sentry',
      'A active Ours des prés 2 (produit {G}) -> Gate Sentry',
      {
        kind: 'activate-ability',
        player: 'A',
        object: 'meadow-bear',
        ability: 1,
        produces: ['G'],
        targets: [['gate-sentry']],
      },
    ],
    [
      'A attack Meadow Bear -> B, Hill Brute',
      'A attaque Ours des prés -> B, Brute des collines',
      {
        kind: 'declare-attackers',
        player: 'A',
        attackers: [{ attacker: 'meadow-bear', defender: 'B' }, { attacker: 'hill-brute' }],
      },
    ],
    [
      'A attack Meadow Bear + Hill Brute -> B',
      'A attaque Ours des prés + Brute des collines -> B',
      {
        kind: 'declare-attackers',
        player: 'A',
        attackers: [
          { attacker: 'meadow-bear', defender: 'B', band: 1 },
          { attacker: 'hill-brute', defender: 'B', band: 1 },
        ],
      },
    ],
    ['A attack nothing', 'A attaque rien', { kind: 'declare-attackers', player: 'A', attackers: [] }],
    [
      'B block Meadow Bear with viper + Gate Sentry, Hill Brute with Bog Viper#2',
      'B bloque Ours des prés avec viper + Gate Sentry, Brute des collines avec Bog Viper#2',
      {
        kind: 'declare-blockers',
        player: 'B',
        blockers: [
          { blocker: 'viper', attacker: 'meadow-bear' },
          { blocker: 'gate-sentry', attacker: 'meadow-bear' },
          { blocker: 'bog-viper', attacker: 'hill-brute' },
        ],
      },
    ],
    ['B block', 'B bloque', { kind: 'declare-blockers', player: 'B', blockers: [] }],
    [
      'A choose Meadow Bear, B',
      'A choisit Ours des prés, B',
      { kind: 'choose', player: 'A', answer: ['meadow-bear', 'B'] },
    ],
    [
      'A choose viper (2), A (1)',
      'A choisit viper (2), A (1)',
      { kind: 'choose', player: 'A', answer: { viper: 2, A: 1 } },
    ],
    ['A choose modes 2 + 1', 'A choisit modes 2 + 1', { kind: 'choose', player: 'A', answer: [1, 0] }],
    ['A choose nothing', 'A choisit rien', { kind: 'choose', player: 'A', answer: [] }],
    ['A choose yes', 'A choisit oui', { kind: 'choose', player: 'A', answer: true }],
    [
      'A say no (key may:bear:1)',
      'A dit non (clef may:bear:1)',
      { kind: 'choose', player: 'A', key: 'may:bear:1', answer: false },
    ],
    ['A say 3', 'A dit 3', { kind: 'choose', player: 'A', answer: 3 }],
    ['A say R', 'A dit R', { kind: 'choose', player: 'A', answer: 'R' }],
    ['{"kind":"pass-all"}', '{"kind":"pass-all"}', { kind: 'pass-all' }],
  ]
  it.each(rows.flatMap(([en, fr, action]) => [[en, action] as const, [fr, action] as const]))('%s', (line, action) => {
    expect(parse(`${TABLE}> ${line}`).actions).toEqual([action])
  })

  it('follow a card that was cast', () => {
    const { actions } = parse(`${TABLE}> A cast Scorch -> B\n> B cast Unsay -> Scorch`)
    expect(actions[1]).toMatchObject({ card: 'Unsay', targets: [['scorch.2']] })
  })

  it('are read one at a time against the position of the moment', () => {
    const script = parseNotationScript(`${TABLE}> A pass\n>  B cast Unsay -> Bog Viper`, { cards: catalogue })
    expect(script).toMatchObject({ ok: true, value: { lines: ['A pass', 'B cast Unsay -> Bog Viper'] } })
    const later = positionOf('A:\nB: Bog Viper (id bog-viper.4)')
    expect(parseActionLine('> B cast Unsay -> Bog Viper', later)).toMatchObject({
      ok: true,
      value: { targets: [['bog-viper.4']] },
    })
  })
})

describe('what cannot be read', () => {
  const rows: readonly (readonly [string, object])[] = [
    ['1 A lunch\nA:\nB:', { line: 1, column: 5, reason: 'unknown-word', found: 'lunch' }],
    ['A: Meadow Bear (taped)\nB:', { line: 1, column: 17, reason: 'unknown-word', found: 'taped' }],
    ['A: Meadow Bear (damage lots)\nB:', { line: 1, column: 24, reason: 'not-a-number', found: 'lots)' }],
    ['A: Meadow Bear (tapped\nB:', { line: 1, column: 23, reason: 'expected', expected: ')', found: '' }],
    ['A: "Meadow Bear\nB:', { line: 1, column: 4, reason: 'unfinished-quotation' }],
    ['A:\nB: | pocket: Scorch', { line: 2, column: 6, reason: 'unknown-word', found: 'pocket: Scorch' }],
    ['A:\nhello there', { line: 2, column: 1, reason: 'line-unknown', found: 'hello there' }],
    ['A:\nB:\nstate: {nope}', { line: 3, column: 8, reason: 'unreadable-json' }],
    ['A:\nB:\nstate: {}\nstate: {}', { line: 4, column: 1, reason: 'line-twice' }],
    ['A:\nB:\n\n# note\n> A fly home', { line: 5, column: 5, reason: 'unknown-word', found: 'fly home' }],
    ['A:\nB:\n> A cast Scorch -> Some Thing', { line: 3, column: 20, reason: 'unknown-name', name: 'Some Thing' }],
    [
      'A:\nB: Bog Viper x2\n> A cast Scorch -> Bog Viper',
      { line: 3, column: 20, reason: 'ambiguous-name', name: 'Bog Viper', ids: ['bog-viper', 'bog-viper-2'] },
    ],
    ['A: Scorch x4001\nB:', { line: 1, column: 1, reason: 'too-long', count: 4001, limit: 4000 }],
    ['A:\nB:\n> A pass now', { line: 3, column: 10, reason: 'unknown-word', found: 'now' }],
  ]
  it.each(rows)('%j', (text, params) => {
    expect(parseNotation(text, { cards: catalogue })).toEqual({
      ok: false,
      errors: [{ code: 'notation.syntax', pointer: '/notation', rules: [], params }],
    })
  })

  it('is said of every line at once', () => {
    const result = parseNotation('1 A lunch\nA: Scorch (odd)\nB:\nwhat')
    expect(result.ok ? [] : result.errors.map((one) => one.params.line)).toEqual([1, 2, 4])
  })

  it('is a word of the other language, if one is asked for', () => {
    expect(parseNotation('1 A entretien\nA:\nB:', { lang: 'en' })).toMatchObject({ ok: false })
    expect(parseNotation('1 A upkeep\nA:\nB:', { lang: 'fr' })).toMatchObject({ ok: false })
  })

  const sign = fc.constantFrom(
    ...'AB12 :|,;()->[]{}"?#=+x«»\n',
    '> ',
    'stack:',
    'combat:',
    'state: {',
    'cast',
    'tapped',
    ' -> ',
  )
  it('never throws, whatever is sent', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(sign, fc.string({ maxLength: 3 })), { maxLength: 40 }), (parts) => {
        expect(typeof parseNotation(parts.join('')).ok).toBe('boolean')
      }),
      { numRuns: 1000 },
    )
  })

  it('never throws, whatever JSON the state line holds', () => {
    const key = fc.constantFrom(
      'position',
      'players',
      'objects',
      'turn',
      'turns',
      'stack',
      'A',
      'scorch',
      'token',
      'hand',
    )
    const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom(null, 1, 'x', true),
        fc.array(tie('tree'), { maxLength: 2 }),
        fc.dictionary(key, tie('tree'), { maxKeys: 3 }),
      ),
    }))
    fc.assert(
      fc.property(fc.dictionary(key, tree, { maxKeys: 4 }), (state) => {
        const text = `A: | hand: Scorch\nB:\nstate: ${JSON.stringify(state)}\n> A cast Scorch -> B`
        expect(typeof parseNotation(text).ok).toBe('boolean')
      }),
      { numRuns: 500 },
    )
  })
})
