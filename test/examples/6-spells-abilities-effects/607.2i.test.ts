import { expect, it } from 'vitest'
import { lands, mainPhase } from '../../engine/main-phase.ts'
import { defineCreature, gainsLife, manaCost, triggered } from '../../support/define-card.ts'

it('607.2i example 1: of two kickers each has an ability of its own that asks for it', () => {
  const kicker = (mana: string) => ({ kind: 'keyword', keyword: 'kicker', cost: manaCost(mana) }) as const
  const whenKicked = (nth: number, life: number) =>
    triggered({ on: 'enters', what: 'self' }, [gainsLife(life)], {
      condition: { kind: 'paid-additional-cost', keyword: 'kicker', nth },
    })
  const CARDS = [
    defineCreature('Squall Adept', '{U}', 'Wizard', '2/2', [
      kicker('{W}'),
      kicker('{2}{B}'),
      whenKicked(1, 1),
      whenKicked(2, 10),
    ]),
  ]
  const cast = (...pay: readonly string[]) =>
    mainPhase(CARDS, {
      a: {
        battlefield: lands('Island', 'Plains', 'Swamp', 'Island', 'Island'),
        hand: [{ id: 'adept', name: 'Squall Adept' }],
      },
    })
      .do({ kind: 'cast-spell', player: 'A', object: 'adept', pay })
      .passAll()
  const untapped = (game: ReturnType<typeof cast>) => game.state.battlefield.filter((id) => !game.object(id).tapped)
  expect(cast().names('stack')).toEqual([])
  const white = cast('kicker-1')
  expect(white.names('stack')).toHaveLength(1)
  expect(untapped(white)).toHaveLength(4)
  expect(white.passAll().player('A').life).toBe(21)
  const black = cast('kicker-2')
  expect(black.names('stack')).toHaveLength(1)
  expect(untapped(black)).toEqual(['plains-2', expect.stringContaining('adept')])
  expect(black.passAll().player('A').life).toBe(30)
  const both = cast('kicker-1', 'kicker-2')
  expect(both.decision).toMatchObject({ kind: 'order', purpose: 'triggers', player: 'A' })
})
