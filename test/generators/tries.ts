import { type Action, SPECIAL_ACTIONS } from '../../src/core/action.ts'
import type { PlayerId } from '../../src/core/ids.ts'
import type { State } from '../../src/core/state.ts'
import { activatedAbilities } from '../../src/engine/legality/activated-abilities.ts'
import type { Projection } from '../../src/engine/projection/projection.ts'

/**
 * Everything a player might do with every object there is, wherever it lies and whoever owns it: pass, play it, cast it,
 * also face down, as its Adventure or with another face, turn it face up, activate each of its abilities and one it has not. It knows nothing of where or when such a thing can be legal.
 */
export const tries = (state: State, { of }: Projection, player: PlayerId): readonly Action[] => [
  { kind: 'pass-priority', player },
  ...Object.keys(state.objects).flatMap((object): readonly Action[] => {
    const traits = of(object)
    const abilities = traits === undefined ? 0 : activatedAbilities(traits).length
    return [
      { kind: 'play-land', player, object },
      { kind: 'cast-spell', player, object },
      { kind: 'cast-spell', player, object, faceDown: true },
      { kind: 'cast-spell', player, object, face: 'alternative' },
      { kind: 'cast-spell', player, object, face: 'back' },
      ...SPECIAL_ACTIONS.map((what): Action => ({ kind: 'special-action', what, player, object })),
      ...Array.from(
        { length: abilities + 1 },
        (_, ability): Action => ({ kind: 'activate-ability', player, object, ability }),
      ),
    ]
  }),
]

/** Declarations while nobody is asked for one. */
export const unasked = (state: State, player: PlayerId): readonly Action[] => {
  const other = state.seats.find((id) => id !== player)!
  const fighters = state.battlefield.slice(0, 6)
  return [
    { kind: 'declare-attackers', player, attackers: [] },
    { kind: 'declare-blockers', player, blockers: [] },
    ...fighters.flatMap((id): readonly Action[] => [
      { kind: 'declare-attackers', player, attackers: [{ attacker: id, defender: other }] },
      { kind: 'declare-blockers', player, blockers: [{ blocker: id, attacker: fighters[0]! }] },
    ]),
  ]
}
