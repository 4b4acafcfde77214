import { describe, expect, it } from 'vitest'
import { CREATURE, defineCard, defineCreature, keyword, replaces } from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const takes = replaces({ kind: 'enters-under', what: { types: ['creature'] }, from: 'opponent' })
const CARDS = [
  defineCreature('Ox', '{0}', 'Ox', '1/1'),
  defineCard('Net', '{0}', 'Enchantment', [takes]),
  defineCard('Own Welcome', '{0}', 'Enchantment', [
    replaces({
      kind: 'enters-with',
      what: { types: ['creature'], controller: 'you' },
      counters: { counter: '+1/+1', amount: 1 },
    }),
  ]),
  defineCreature('Mimic', '{0}', 'Shapeshifter', '0/1', [
    replaces({
      kind: 'enters-as-copy',
      of: { ...CREATURE, controller: 'you' },
      optional: true,
      except: { abilities: [keyword('haste')] },
    }),
  ]),
]
const hand = [
  { id: 'ox', name: 'Ox' },
  { id: 'mimic', name: 'Mimic' },
]

describe('CR 616.1b: under whose control something enters', () => {
  it('616.1b: is settled before anything else is said of how it enters', () => {
    const one = mainPhase(CARDS, {
      a: { hand, battlefield: [{ id: 'wa', name: 'Own Welcome' }] },
      b: {
        battlefield: [
          { id: 'net', name: 'Net' },
          { id: 'wb', name: 'Own Welcome' },
        ],
      },
    }).resolve('A', 'ox')
    const ox = one.find('Ox')
    expect([one.traits(ox).controller, one.object(ox).owner, one.size(ox)]).toEqual(['B', 'A', '2/2'])
    expect(one.decision).toBeNull()
  })

  it('616.1b, 616.1c: also before it becomes a copy, which its new controller chooses', () => {
    const one = mainPhase(CARDS, {
      a: { hand, battlefield: [{ id: 'own', name: 'Ox' }] },
      b: {
        battlefield: [
          { id: 'net', name: 'Net' },
          { id: 'theirs', name: 'Ox' },
        ],
      },
    }).resolve('A', 'mimic')
    expect(one.decision).toMatchObject({ kind: 'choose-objects', player: 'B', options: ['theirs'] })
  })
})
