import { describe, expect, it } from 'vitest'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { Time } from '../../../src/core/designation.ts'
import type { PositionPlayer } from '../../../src/core/position.ts'
import {
  CREATURE,
  defineCard,
  defineCreature,
  gainsLife,
  keyword,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const SHIFTS = [
  triggered({ on: 'transforms', what: 'self' }, [gainsLife(1)]),
  triggered({ on: 'enters', what: 'self' }, [gainsLife(10)]),
]
const CARDS: CardDefinition[] = [
  {
    ...defineCreature('Lamp Sailor', '{0}', 'Human', '2/2', [keyword('daybound'), ...SHIFTS]),
    back: {
      layout: 'transforming',
      face: defineCreature('Dusk Raider', '', 'Werewolf', '4/4', [keyword('nightbound'), ...SHIFTS]),
    },
  },
  {
    ...defineCreature('Moon Cub', '{0}', 'Wolf', '1/1', [keyword('daybound')]),
    back: {
      layout: 'transforming',
      face: defineCreature('Moon Howler', '', 'Wolf', '3/3', [
        keyword('nightbound'),
        triggered({ on: 'time-changes', to: 'other' }, [gainsLife(3)]),
      ]),
    },
  },
  defineCreature('Shifter', '{0}', 'Shapeshifter', '0/1'),
  defineCard('Turn', '{0}', 'Instant', [spell([slot(CREATURE)], { do: 'transform', what: target() })]),
  defineCard('Noon Bell', '{0}', 'Instant', [spell([], { do: 'set-time', to: 'day' })]),
  defineCard('Night Bell', '{0}', 'Instant', [spell([], { do: 'set-time', to: 'night' })]),
  defineCard('Mimic', '{0}', 'Instant', [
    spell([slot(CREATURE, 'a'), slot(CREATURE, 'b')], {
      do: 'become-copy',
      what: { ref: 'target', id: 'a' },
      of: { ref: 'target', id: 'b' },
    }),
  ]),
  defineCard('Raise', '{0}', 'Sorcery', [
    spell([slot({ subject: 'card', zones: ['graveyard'] })], { do: 'move', what: target(), to: 'battlefield' }),
  ]),
  defineCard('Blank', '{0}', 'Instant', [
    spell([slot(CREATURE)], {
      do: 'continuous',
      what: target(),
      modifications: [{ kind: 'remove-all-abilities' }],
      duration: 'end-of-turn',
    }),
  ]),
]
const sailor = { id: 'sailor', name: 'Lamp Sailor' } as const
const raider = { id: 'sailor', name: 'Dusk Raider' } as const
const at = (time: Time | undefined, a: Omit<PositionPlayer, 'id'>, ...hand: readonly string[]) =>
  mainPhase(CARDS, {
    a: { ...a, hand: hand.map((name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name })) },
    more: time === undefined ? {} : { designations: { time } },
  })

describe('702.145: daybound and nightbound', () => {
  it('702.145b, 616.1d: by night it enters transformed, without having transformed', () => {
    const game = at('night', {}, 'Lamp Sailor').resolve('A', 'lamp-sailor')
    expect(game.traits(game.find('Dusk Raider')).subtypes).toEqual(['Werewolf'])
    expect(game.trail).toContain('616.1d')
    expect(game.passAll().player('A').life).toBe(30)
    const dead = at('night', { graveyard: [{ id: 'dead', name: 'Lamp Sailor' }] }, 'Raise')
    expect(dead.resolve('A', 'raise', ['dead']).traits('dead.2').name).toBe('Dusk Raider')
    expect(at('day', {}, 'Lamp Sailor').resolve('A', 'lamp-sailor').find('Lamp Sailor')).toBeDefined()
  })

  it('702.145b, 702.145e: it transforms as it becomes night, and again as it becomes day', () => {
    const game = at('day', { battlefield: [sailor] }, 'Night Bell', 'Noon Bell').resolve('A', 'night-bell')
    expect(game.traits('sailor').name).toBe('Dusk Raider')
    expect(game.passAll().player('A').life).toBe(21)
    expect(game.resolve('A', 'noon-bell').traits('sailor').name).toBe('Lamp Sailor')
  })

  it('702.145b: it does so as it becomes night, so that the face it then has hears that', () => {
    const game = at('day', { battlefield: [{ id: 'cub', name: 'Moon Cub' }] }, 'Night Bell').resolve('A', 'night-bell')
    expect(game.names('stack')).toEqual(['Moon Howler'])
    expect(game.passAll().player('A').life).toBe(23)
  })

  it('702.145b, 702.145e: nothing else transforms it, unless it has lost that ability', () => {
    const front = at('day', { battlefield: [sailor] }, 'Turn').resolve('A', 'turn', ['sailor'])
    expect(front.traits('sailor').name).toBe('Lamp Sailor')
    expect(front.events.some(({ kind }) => kind === 'transformed')).toBe(false)
    const back = at('night', { battlefield: [raider] }, 'Turn').resolve('A', 'turn', ['sailor'])
    expect(back.traits('sailor').name).toBe('Dusk Raider')
    const blank = at('day', { battlefield: [sailor] }, 'Blank', 'Turn').resolve('A', 'blank', ['sailor'])
    expect(blank.resolve('A', 'turn', ['sailor']).traits('sailor').name).toBe('Dusk Raider')
  })

  it('702.145c: by night one that has its front face up is turned over at once', () => {
    const game = at('night', { battlefield: [sailor] }, 'Night Bell').resolve('A', 'night-bell')
    expect(game.traits('sailor').name).toBe('Dusk Raider')
    expect(game.trail).toContain('702.145c')
  })

  it('702.145d: it becomes day where it was neither, as one is there', () => {
    const game = at(undefined, {}, 'Lamp Sailor').resolve('A', 'lamp-sailor')
    expect(game.state.designations).toEqual({ time: 'day' })
    expect(game.trail).toContain('702.145d')
  })

  it('702.145f: by day one with nightbound and its back face up is turned over at once', () => {
    const game = at('day', { battlefield: [raider] }, 'Noon Bell').resolve('A', 'noon-bell')
    expect(game.traits('sailor').name).toBe('Lamp Sailor')
    expect(game.trail).toContain('702.145f')
  })

  it('702.145g: it becomes night where only nightbound is there, day where daybound is there too', () => {
    const night = at(undefined, { battlefield: [raider] }, 'Turn').resolve('A', 'turn', ['sailor'])
    expect(night.state.designations).toEqual({ time: 'night' })
    const both = at(undefined, { battlefield: [raider, { ...sailor, id: 'other' }] }, 'Turn')
    both.resolve('A', 'turn', ['sailor'])
    expect(both.state.designations).toEqual({ time: 'day' })
  })

  it('702.145c, 712.9: what only copies one has no other face, and stays as it is', () => {
    const game = at('day', { battlefield: [sailor, { id: 'shifter', name: 'Shifter' }] }, 'Mimic', 'Night Bell')
    game.resolve('A', 'mimic', ['shifter'], ['sailor']).resolve('A', 'night-bell')
    expect(game.traits('shifter').name).toBe('Lamp Sailor')
    expect(game.traits('sailor').name).toBe('Dusk Raider')
  })
})
