import { describe, expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import {
  CREATURE,
  defineCard,
  defineCreature,
  gainsLife,
  keyword,
  OWN_CREATURE,
  replaces,
  slot,
  spell,
  target,
  token,
  triggered,
} from '../../support/define-card.ts'

const YOU = { ref: 'you' } as const
const CARDS = [
  defineCard('Folk Heroics', '{2}{R}', 'Enchantment', [
    triggered({ on: 'casts', who: 'you', what: { subject: 'spell', targetsOnly: OWN_CREATURE } }, [
      { do: 'create-token', who: YOU, amount: 1, token: token('Soldier', 1, [keyword('haste')]), as: 'soldiers' },
      {
        do: 'copy-spell',
        what: { ref: 'event', role: 'object' },
        who: YOU,
        newTargets: false,
        target: { ref: 'bound', name: 'soldiers' },
      },
    ]),
  ]),
  defineCard('Twice the Folk', '{3}{W}', 'Enchantment', [
    replaces({ kind: 'modify-amount', event: 'tokens', who: 'you', times: 2 }),
  ]),
  defineCard('High Moment', '{0}', 'Instant', [
    spell([slot(CREATURE)], { do: 'put-counters', on: target(), counter: '+1/+1', amount: 1 }, gainsLife(1)),
  ]),
  defineCard('Beast Moment', '{0}', 'Instant', [
    spell([slot({ ...CREATURE, subtypes: ['Ox'] })], { do: 'put-counters', on: target(), counter: '+1/+1', amount: 1 }),
  ]),
  defineCreature('Grey Ox', '{2}', 'Ox', '4/4'),
]
const casting = (name: string, ...battlefield: readonly string[]) => {
  const game = mainPhase(CARDS, {
    a: {
      hand: [{ id: 'moment', name }],
      battlefield: [{ id: 'ox', name: 'Grey Ox' }, 'Folk Heroics', ...battlefield],
    },
  })
  return game.cast('A', 'moment', ['ox']).passAll()
}
const soldiers = (game: ReturnType<typeof casting>) =>
  game.state.battlefield.filter((id) => game.object(id).substance.kind === 'token')

describe('707.10e: a copy that has a new target by the effect that makes it', () => {
  it('707.10e example 1: of two tokens made instead of one its controller picks the only target of the copy', () => {
    const game = casting('High Moment', 'Twice the Folk')
    expect(game.decision).toMatchObject({ kind: 'choose-objects', player: 'A', min: 1, max: 1 })
    const options = game.decision?.kind === 'choose-objects' ? game.decision.options : []
    expect(options).toHaveLength(2)
    game.answer([options[1]!])
    expect(game.names('stack')).toEqual(['High Moment', 'High Moment'])
    game.passAll()
    const sizes = soldiers(game).map((id) => game.size(id))
    expect(sizes).toEqual(['1/1', '2/2'])
    expect(game.size('ox')).toBe('4/4')
    expect(game.passAll().size('ox')).toBe('5/5')
  })

  it('707.10e example 1: with one token that one is the target', () => {
    const game = casting('High Moment').passAll()
    expect(soldiers(game).map((id) => game.size(id))).toEqual(['2/2'])
  })

  it('707.10e example 1: no copy is created where the token can’t be its target', () => {
    const game = casting('Beast Moment', 'Twice the Folk')
    expect(game.decision).toBeNull()
    expect(soldiers(game)).toHaveLength(2)
    expect(game.names('stack')).toEqual(['Beast Moment'])
  })
})
