import fc from 'fast-check'
import type { Action } from '../../src/core/action.ts'
import { FACES } from '../../src/core/face.ts'
import type { Position } from '../../src/core/position.ts'

/** Actions that somebody might try in a position, sensible or not: they name its objects and players. */
export const anyActions = (position: Position): fc.Arbitrary<readonly Action[]> => {
  const players = position.players.map((one) => one.id)
  const lists = position.players.flatMap((one) => [one.battlefield, one.hand, one.graveyard, one.exile])
  const ids = lists.flatMap((list) =>
    typeof list === 'object' ? list.flatMap((one) => (typeof one === 'object' ? (one?.id ?? []) : [])) : [],
  )
  const player = fc.constantFrom(...players)
  const object = fc.constantFrom(...ids, 'later-one.3')
  const target = fc.constantFrom(...ids, ...players)
  const targets = fc.array(fc.array(target, { maxLength: 2 }), { minLength: 1, maxLength: 2 })
  const answer = fc.oneof(
    fc.boolean(),
    fc.integer({ min: 0, max: 9 }),
    fc.constantFrom('R', 'yes', 'Odrin, Keeper of Keys', '3', ''),
    fc.array(target, { maxLength: 3 }),
    fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 2 }),
    fc.dictionary(target, fc.integer({ min: 0, max: 5 }), { maxKeys: 2 }),
    fc.array(fc.record({ attacker: object, defender: target }), { maxLength: 2 }),
  )
  const choices = fc.record(
    {
      modes: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 2 }),
      targets,
      x: fc.nat(9),
      divide: fc.array(fc.dictionary(target, fc.nat(4), { maxKeys: 2 }), { maxLength: 1 }),
      pay: fc.constantFrom(['kicker'], ['kicker', 'buyback']),
      costs: fc.record({ sacrifice: fc.array(object, { minLength: 1, maxLength: 2 }) }),
      payment: fc.record(
        {
          mana: fc.array(fc.record({ source: object, ability: fc.nat(1) }, { requiredKeys: ['source'] }), {
            maxLength: 2,
          }),
          lifeFor: fc.nat(2),
        },
        { requiredKeys: ['mana'] },
      ),
    },
    { requiredKeys: [] },
  )
  const action: fc.Arbitrary<Action> = fc.oneof(
    fc.record({ kind: fc.constant('pass-priority' as const), player }),
    fc.constant<Action>({ kind: 'pass-all' }),
    fc.record({ kind: fc.constant('play-land' as const), player, object }, { requiredKeys: ['kind', 'player'] }),
    fc
      .tuple(
        fc.record(
          {
            kind: fc.constant('cast-spell' as const),
            player,
            object,
            card: fc.constantFrom('Scorch', 'Nobody, or Nothing'),
            face: fc.constantFrom(...FACES),
          },
          { requiredKeys: ['kind', 'player'] },
        ),
        choices,
      )
      .map(([cast, told]) => ({ ...cast, ...told })),
    fc
      .tuple(
        fc.record(
          {
            kind: fc.constant('activate-ability' as const),
            player,
            object,
            ability: fc.nat(3),
            produces: fc.constantFrom<('R' | 'C')[]>(['R'], ['C', 'C']),
          },
          { requiredKeys: ['kind', 'player', 'object'] },
        ),
        choices,
      )
      .map(([activate, told]) => ({ ...activate, ...told })),
    fc.record({
      kind: fc.constant('declare-attackers' as const),
      player,
      attackers: fc.array(fc.record({ attacker: object, defender: target }, { requiredKeys: ['attacker'] }), {
        maxLength: 3,
      }),
    }),
    fc.record({
      kind: fc.constant('declare-blockers' as const),
      player,
      blockers: fc.array(fc.record({ blocker: object, attacker: object }), { maxLength: 3 }),
    }),
    fc.record(
      { kind: fc.constant('choose' as const), player, key: fc.constantFrom('may:bear:1', 'k'), answer },
      { requiredKeys: ['kind', 'player', 'answer'] },
    ),
    fc.record({ kind: fc.constant('concede' as const), player }),
  )
  return fc.array(action, { maxLength: 5 })
}
