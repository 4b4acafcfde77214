import { describe, expect, it } from 'vitest'
import { defineCreature } from '../../support/define-card.ts'
import { settled } from './settled.ts'

const ox = defineCreature('Plain Ox', '{2}{G}', 'Ox', '3/3')

describe('CR 704.5q: +1/+1 and -1/-1 counters', () => {
  it.each([
    [{ '+1/+1': 3, '-1/-1': 1 }, { '+1/+1': 2 }],
    [{ '+1/+1': 1, '-1/-1': 2 }, { '-1/-1': 1 }],
    [{ '+1/+1': 2, '-1/-1': 2 }, {}],
    [{ '+1/+1': 2 }, { '+1/+1': 2 }],
    [
      { '-1/-1': 2, charge: 2 },
      { '-1/-1': 2, charge: 2 },
    ],
  ])('%j become %j', (counters, left) => {
    expect(settled([ox], { battlefield: [{ id: 'ox', name: 'Plain Ox', counters }] }).object('ox').counters).toEqual(
      left,
    )
  })

  it('says that they went by the rule', () => {
    const game = settled([ox], { battlefield: [{ name: 'Plain Ox', counters: { '+1/+1': 1, '-1/-1': 1 } }] })
    expect(game.trail).toContain('704.5q')
  })

  it('leaves those of a permanent that is phased out alone (702.26b)', () => {
    const counters = { '+1/+1': 1, '-1/-1': 1 }
    const game = settled([ox], { battlefield: [{ id: 'ox', name: 'Plain Ox', counters, phasedOut: true }] })
    expect(game.object('ox').counters).toEqual(counters)
  })
})
