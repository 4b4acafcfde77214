import type { Body, TargetSlot } from '../../core/ability.ts'
import type { Effect } from '../../core/effect.ts'
import type { TargetId } from '../../core/ids.ts'
import type { ChosenTargets } from '../../core/object.ts'
import type { Env } from '../refs/env.ts'

/** One use of the word "target" in what was chosen of a text, by the chosen mode it belongs to (its place in the choice). */
export interface PlacedSlot {
  readonly slot: TargetSlot
  readonly mode: number
  /** What is divided among its targets, if anything is (601.2d). */
  readonly divides: 'damage' | 'counters' | null
}

/** CR 700.2c: the slots of a text, or of its chosen modes in the order they were chosen. */
export const slotsOf = (body: Body, modes: readonly number[]): readonly PlacedSlot[] =>
  body.kind === 'simple'
    ? placed(body.targets, body.effects, 0)
    : modes.flatMap((mode, place) => placed(body.modes[mode]!.targets, body.modes[mode]!.effects, place))

const placed = (slots: readonly TargetSlot[], effects: readonly Effect[], mode: number): readonly PlacedSlot[] =>
  slots.map((slot) => ({ slot, mode, divides: slot.divide === undefined ? null : dividedThing(effects) }))

const dividedThing = (effects: readonly Effect[]): 'damage' | 'counters' =>
  effects.some((effect) => effect.do === 'put-counters' && effect.divided === true) ? 'counters' : 'damage'

/** The standpoint for a slot: it sees what was chosen for the other slots of its own mode ("another target creature"). */
export const envForSlot = (env: Env, chosen: readonly ChosenTargets[], mode: number): Env => ({
  ...env,
  targets: Object.fromEntries(
    chosen
      .filter((other) => other.mode === mode)
      .map((other) => [other.slot, other.chosen] as [string, readonly TargetId[]]),
  ),
})
