import { describe, expect, it } from 'vitest'
import {
  activated,
  CREATURE,
  continuous,
  defineCard,
  defineCreature,
  equip,
  gainsLife,
  keyword,
  slot,
  spell,
  TAP,
  target,
  triggered,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const gains = { kind: 'add-activated-abilities', of: target('from') } as const
const CARDS = [
  defineCard('Learn', '{0}', 'Instant', [
    spell([slot(CREATURE), slot({ subject: 'permanent' }, 'from')], {
      do: 'continuous',
      what: target(),
      modifications: [gains],
      duration: 'end-of-turn',
    }),
  ]),
  defineCard('Forget', '{0}', 'Instant', [spell([slot({ subject: 'permanent' })], { do: 'destroy', what: target() })]),
  defineCreature('Teacher', '{W}', 'Human', '1/1', [
    keyword('flying'),
    activated(TAP, [], gainsLife(1)),
    activated([{ kind: 'sacrifice-self' }], [], gainsLife(2)),
    triggered({ on: 'dies', what: 'self' }, [gainsLife(9)]),
  ]),
  defineCreature('Pupil', '{W}', 'Human', '2/2'),
  defineCard('Blade', '{1}', 'Artifact — Equipment', [continuous('attached'), equip('{0}')]),
  defineCreature('Mime', '{W}', 'Human', '1/1', [
    continuous('self', { kind: 'add-activated-abilities', of: { ref: 'self' } }),
  ]),
]
const game = (from: string) =>
  mainPhase(CARDS, {
    a: {
      battlefield: [
        { id: 'pupil', name: 'Pupil' },
        { id: 'from', name: from },
      ],
      hand: [
        { id: 'learn', name: 'Learn' },
        { id: 'forget', name: 'Forget' },
      ],
    },
  })
const use = (ability: number) => ({ kind: 'activate-ability', player: 'A', object: 'pupil', ability }) as const

describe('gaining all activated abilities of something', () => {
  it('113.3b: gives those and no other abilities', () => {
    const taught = game('Teacher').resolve('A', 'learn', ['pupil'], ['from'])
    expect(taught.traits('pupil').abilities.map(({ kind }) => kind)).toEqual(['activated', 'activated'])
    expect(taught.has('pupil', 'flying')).toBe(false)
  })

  it('201.5b: they speak of the object that has them now', () => {
    const taught = game('Teacher').resolve('A', 'learn', ['pupil'], ['from']).do(use(1))
    expect(taught.names('graveyard', 'A')).toEqual(['Learn', 'Pupil'])
    expect(taught.passAll().player('A').life).toBe(22)
  })

  it('611.2c: what the other object does later changes nothing', () => {
    const taught = game('Teacher').resolve('A', 'learn', ['pupil'], ['from']).resolve('A', 'forget', ['from']).passAll()
    expect(taught.player('A').life).toBe(29)
    expect(taught.do(use(0)).passAll().player('A').life).toBe(30)
  })

  it('counts a keyword that stands for an activated ability', () => {
    const taught = game('Blade').resolve('A', 'learn', ['pupil'], ['from'])
    expect(taught.has('pupil', 'equip')).toBe(true)
  })

  it('is not judged as a static ability', () => {
    const board = mainPhase(CARDS, { a: { battlefield: [{ id: 'mime', name: 'Mime' }] } })
    expect(board.judge({ kind: 'pass-all' }).verdict).toBe('unsupported')
  })
})
