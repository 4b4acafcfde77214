import { describe, expect, it } from 'vitest'
import type { Modification } from '../../../src/core/modification.ts'
import type { PositionEntry } from '../../../src/core/position.ts'
import type { FloatingEffect } from '../../../src/core/state.ts'
import {
  bigger,
  CREATURE,
  continuous,
  defineCard,
  defineCreature,
  enchant,
  equip,
  fixedRule,
  keyword,
  LAND,
  OTHER_OWN_CREATURE,
  OWN_CREATURE,
} from '../../support/define-card.ts'
import { unsettled } from '../sba/settled.ts'

const CARDS = [
  defineCreature('Plain Ox', '{2}{G}', 'Ox', '3/3'),
  defineCreature('Lean Cat', '{W}', 'Cat', '1/3'),
  defineCreature('Sky Ray', '{2}{U}', 'Bird', '2/2', [keyword('flying')]),
  defineCreature('Hill Captain', '{1}{R}{R}', 'Goblin', '2/2', [continuous(OTHER_OWN_CREATURE, bigger(1))]),
  defineCard('Forest', '', 'Basic Land — Forest'),
  defineCard('Old Keep', '', 'Land'),
  defineCard('Common Cause', '{1}{W}', 'Enchantment', [continuous(OWN_CREATURE, bigger(1))]),
  defineCard('Stolen Heart', '{2}{U}{U}', 'Enchantment — Aura', [
    enchant(CREATURE),
    continuous('attached', { kind: 'control', player: { ref: 'you' } }),
  ]),
  defineCard('Walking Woods', '{2}{G}', 'Enchantment', [
    continuous(LAND, { kind: 'types', types: ['creature'] }, { kind: 'set-power-toughness', power: 1, toughness: 1 }),
  ]),
  defineCard('Red Haze', '{1}{R}', 'Enchantment', [continuous(CREATURE, { kind: 'colors', set: true, colors: ['R'] })]),
  defineCard('Red Pride', '{1}{R}', 'Enchantment', [continuous({ ...CREATURE, colors: ['R'] }, bigger(1))]),
  defineCard('Wide Wings', '{1}{U}', 'Enchantment', [
    continuous(OWN_CREATURE, { kind: 'add-ability', ability: keyword('flying') }),
  ]),
  defineCard('Tail Wind', '{1}{U}', 'Enchantment', [continuous({ ...CREATURE, keywords: ['flying'] }, bigger(1, 0))]),
  defineCard('Great Leveller', '{2}{W}{W}', 'Enchantment', [
    continuous(CREATURE, { kind: 'remove-all-abilities' }, { kind: 'set-power-toughness', power: 1, toughness: 1 }),
  ]),
  defineCard('Small World', '{2}{B}', 'Enchantment', [
    continuous(CREATURE, { kind: 'set-power-toughness', power: 0, toughness: 2 }),
  ]),
  defineCard('Upside Down', '{1}{U}', 'Enchantment', [continuous(CREATURE, { kind: 'switch-power-toughness' })]),
  defineCard('Old Axe', '{1}', 'Artifact — Equipment', [continuous('attached', bigger(2, 0)), equip('{1}')]),
  defineCard('Home Ground', '{1}{G}', 'Enchantment', [
    {
      ...fixedRule({ kind: 'continuous', affects: OWN_CREATURE, modifications: [bigger(2)] }),
      condition: { kind: 'controls', who: { ref: 'you' }, filter: { subtypes: ['Forest'] } },
    } as ReturnType<typeof fixedRule>,
  ]),
]

/** Older to newer, as listed. */
const board = (
  a: readonly PositionEntry[],
  b: readonly PositionEntry[] = [],
  effects: readonly FloatingEffect[] = [],
) => unsettled(CARDS, { battlefield: a }, { battlefield: b }, { effects })

const effect = (timestamp: number, ...modifications: readonly Modification[]): FloatingEffect => ({
  id: `effect-${timestamp}`,
  source: 'gone',
  controller: 'A',
  objects: ['it'],
  modifications,
  duration: 'end-of-turn',
  timestamp,
  turn: 3,
})

const it1 = (name: string, more: object = {}) => ({ id: 'it', name, ...more })

describe('CR 613.1: layers in order, whatever the timestamps', () => {
  it('613.1b before 613.1g: a stolen creature gets the bonus of its new controller', () => {
    const game = board(['Common Cause', { name: 'Stolen Heart', attachedTo: 'it' }], [it1('Plain Ox')])
    expect(game.traits('it').controller).toBe('A')
    expect(game.size('it')).toBe('4/4')
  })

  it('613.1d before 613.1e and 613.1g: a land that becomes a creature later is coloured and grows with creatures', () => {
    const game = board(['Red Haze', 'Common Cause', 'Walking Woods', it1('Forest')])
    expect(game.traits('it')).toMatchObject({ types: ['creature', 'land'], colors: ['R'] })
    expect(game.size('it')).toBe('2/2')
  })

  it('613.1e before 613.1g: what looks at colours sees the new ones', () => {
    expect(board(['Red Pride', 'Red Haze', it1('Plain Ox')]).size('it')).toBe('4/4')
    expect(board(['Red Pride', it1('Plain Ox')]).size('it')).toBe('3/3')
  })

  it('613.1f before 613.1g: what looks at abilities sees those gained and lost', () => {
    expect(board(['Tail Wind', 'Wide Wings', it1('Plain Ox')]).size('it')).toBe('4/3')
    expect(board(['Tail Wind', it1('Plain Ox')]).size('it')).toBe('3/3')
    const grounded = [effect(90, { kind: 'remove-keyword', keyword: 'flying' })]
    expect(board(['Tail Wind', it1('Sky Ray')], [], grounded).size('it')).toBe('2/2')
  })

  it('613.1f: a creature that loses its abilities no longer makes others bigger', () => {
    const game = board([it1('Hill Captain'), { id: 'ox', name: 'Plain Ox' }, 'Great Leveller'])
    expect(game.size('ox')).toBe('1/1')
    expect(game.size('it')).toBe('1/1')
    expect(game.traits('it').abilities).toEqual([])
  })
})

describe('CR 613.4: layer 7', () => {
  it('613.4b before 613.4c: set first, changed after, whatever is newer', () => {
    expect(board(['Common Cause', 'Small World', it1('Plain Ox')]).size('it')).toBe('1/3')
    expect(board(['Small World', 'Common Cause', it1('Plain Ox')]).size('it')).toBe('1/3')
  })

  it('613.7: of two effects that set, the newer one counts', () => {
    expect(board(['Small World', 'Great Leveller', it1('Plain Ox')]).size('it')).toBe('1/1')
    expect(board(['Great Leveller', 'Small World', it1('Plain Ox')]).size('it')).toBe('0/2')
  })

  it('613.7b: an effect of a resolved spell has its own timestamp among them', () => {
    const set = (timestamp: number) => [effect(timestamp, { kind: 'set-power-toughness', power: 5, toughness: 5 })]
    expect(board([{ name: 'Small World', timestamp: 4 }, it1('Plain Ox')], [], set(7)).size('it')).toBe('5/5')
    expect(board([{ name: 'Small World', timestamp: 9 }, it1('Plain Ox')], [], set(7)).size('it')).toBe('0/2')
  })

  it('613.4c, 122.1a: counters change what was set', () => {
    const counters = { '+1/+1': 2, '-1/-1': 1 }
    expect(board(['Small World', it1('Plain Ox', { counters })]).size('it')).toBe('1/3')
  })

  it('613.4d: switching comes last', () => {
    expect(board(['Upside Down', it1('Lean Cat')]).size('it')).toBe('3/1')
    const axe = { name: 'Old Axe', attachedTo: 'it' }
    expect(board(['Upside Down', it1('Lean Cat', { counters: { '+1/+1': 1 } }), axe]).size('it')).toBe('4/4')
    expect(board(['Upside Down', it1('Plain Ox'), axe]).size('it')).toBe('3/5')
  })

  it('613.4d: switching twice is as not switching', () => {
    const twice = [effect(90, { kind: 'switch-power-toughness' }), effect(91, { kind: 'switch-power-toughness' })]
    expect(board([it1('Lean Cat')], [], twice).size('it')).toBe('1/3')
    expect(board([it1('Lean Cat')], [], twice.slice(1)).size('it')).toBe('3/1')
  })

  it('a permanent that is no creature has no power to change', () => {
    expect(board(['Common Cause', it1('Old Keep', { counters: { '+1/+1': 2 } })]).size('it')).toBe('null/null')
  })
})

describe('CR 611.3, 613.6: what an effect applies to', () => {
  it('611.3a: a static ability looks anew each time, also at whose creatures they are', () => {
    const game = board(['Common Cause', it1('Plain Ox')], [{ id: 'theirs', name: 'Plain Ox' }])
    expect([game.size('it'), game.size('theirs')]).toEqual(['4/4', '3/3'])
  })

  it('613.6: an effect that began in an earlier layer goes on though its ability is gone', () => {
    const leveller = { id: 'leveller', name: 'Great Leveller', timestamp: 3 }
    const woods = { name: 'Walking Woods', timestamp: 5 }
    const game = board([leveller, woods, it1('Forest')])
    expect(game.traits('it').abilities).toEqual([])
    expect(game.size('it')).toBe('1/1')
  })

  it('613.6: an enchantment made a creature that takes all abilities takes its own and still sets sizes', () => {
    const alive = defineCard('Living Shrines', '{2}{W}{W}', 'Enchantment', [
      continuous(
        { subject: 'permanent', types: ['enchantment'], other: true },
        { kind: 'types', types: ['creature'] },
        { kind: 'set-power-toughness', power: 4, toughness: 4 },
      ),
    ])
    const at = (leveller: number, shrines: number) =>
      unsettled([...CARDS, alive], {
        battlefield: [
          it1('Great Leveller', { timestamp: leveller }),
          { name: 'Living Shrines', timestamp: shrines },
          { id: 'ox', name: 'Plain Ox' },
        ],
      })
    expect(at(3, 5).size('it')).toBe('4/4')
    expect(at(5, 3).size('it')).toBe('1/1')
    expect(at(3, 5).size('ox')).toBe('1/1')
    expect(at(3, 5).traits('it').abilities).toEqual([])
  })

  it('a condition is asked anew each time', () => {
    expect(board(['Home Ground', it1('Plain Ox'), 'Forest']).size('it')).toBe('5/5')
    expect(board(['Home Ground', it1('Plain Ox')], ['Forest']).size('it')).toBe('3/3')
  })

  it('613.7e: attaching again makes the newest effect', () => {
    const thief = { name: 'Stolen Heart', attachedTo: 'it', timestamp: 4 }
    const rival = { name: 'Stolen Heart', attachedTo: 'it', timestamp: 5 }
    expect(board([thief, it1('Plain Ox')], [rival]).traits('it').controller).toBe('B')
    expect(board([{ ...thief, timestamp: 6 }, it1('Plain Ox')], [rival]).traits('it').controller).toBe('A')
  })

  it('702.26b: a phased-out permanent affects nothing and is not affected', () => {
    const game = board([{ name: 'Common Cause', phasedOut: true }, it1('Plain Ox')])
    expect(game.size('it')).toBe('3/3')
  })

  it('122.1b: a keyword counter gives its keyword', () => {
    expect(board(['Tail Wind', it1('Plain Ox', { counters: { flying: 1 } })]).size('it')).toBe('4/3')
  })

  it('708.2a: a face-down creature is 2/2 with no name and no abilities, and effects apply to that', () => {
    const game = board(['Common Cause', it1('Hill Captain', { faceDown: true }), { id: 'ox', name: 'Plain Ox' }])
    expect(game.traits('it')).toMatchObject({ name: '', subtypes: [], colors: [], abilities: [] })
    expect(game.size('it')).toBe('3/3')
    expect(game.size('ox')).toBe('4/4')
  })
})
