import type { Component, GameObject } from '../../core/object.ts'
import { type Context, cite } from '../context.ts'
import { isCopyForATime } from '../copying/passing-copies.ts'
import { tokenOfCopy } from '../definitions.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { named } from '../legality/named.ts'
import { project } from '../projection/project.ts'
import { watch } from '../triggers/watch.ts'
import { patchObject, record, rememberObject, removeObject, takeTimestamp } from './commit.ts'
import { followLinks, followSpell } from './follow-spell.ts'
import { keepGrants } from './keep-grants.ts'
import { leaveZone } from './zones.ts'

/** On which side of the permanent the object is put that merges with it. */
export type Side = 'top' | 'bottom'

/**
 * CR 730.2, 730.2b–c: a spell leaves the stack and becomes a part of a permanent, which stays the object it was: nothing enters the
 * battlefield, and all that applied to it still does. CR 702.140f: so does what applied to the spell.
 */
export const mergeSpell = (ctx: Context, spell: GameObject, permanent: GameObject, side: Side): void => {
  const view = project(ctx)
  if (permanent.merged !== undefined && permanent.copyOf !== undefined)
    leaveUnsupportedRule('730.2a', named(ctx, permanent.id).name, 'merging with what has become a copy since it merged')
  if (isCopyForATime(ctx, permanent.id))
    leaveUnsupportedRule('730.2a', named(ctx, permanent.id).name, 'merging with what is a copy for a time')
  const newest: Component = { ...componentOfSpell(spell), at: takeTimestamp(ctx) }
  const before = permanent.merged ?? [componentOfPermanent(permanent)]
  leaveZone(ctx, spell.id, 'stack', spell.owner)
  removeObject(ctx, spell.id)
  rememberObject(ctx, spell.id, { object: { ...spell }, characteristics: view.of(spell.id)! })
  patchObject(ctx, permanent.id, asPile(permanent, side === 'top' ? [newest, ...before] : [...before, newest]))
  ctx.moved.set(spell.id, [permanent.id])
  followSpell(ctx, spell.id, permanent.id)
  followLinks(ctx, spell.id, permanent.id)
  keepGrants(ctx, view, spell.id, permanent.id)
  cite(ctx, '730.2', { object: permanent.id })
  watch(ctx, [record(ctx, { kind: 'mutated', object: permanent.id, spell: spell.id })])
}

/** CR 608.3f: a copy of a spell becomes a token as it merges. */
const componentOfSpell = ({ id, substance, copyOf, marks }: GameObject): Component => ({
  id,
  substance: substance.kind === 'copy' ? { kind: 'token', token: tokenOfCopy(substance.definition) } : substance,
  ...(copyOf === undefined ? {} : { copyOf }),
  ...sideOf(marks),
})

/** CR 730.2i, 718.3b: a component keeps the face that is up, or what it was cast as. */
const sideOf = (marks: GameObject['marks']): Pick<Component, 'back' | 'alternative'> =>
  marks?.back === true ? { back: true } : marks?.alternative === true ? { alternative: true } : {}

const componentOfPermanent = ({ id, substance, copyOf, marks, faceDown }: GameObject): Component => ({
  id,
  substance,
  ...(copyOf === undefined ? {} : { copyOf }),
  ...sideOf(marks),
  ...(faceDown ? { down: marks?.down ?? {} } : {}),
})

/** CR 730.2d–e: whether it is a token and whether it is face down are as its topmost component has it; nothing is turned over. */
const asPile = ({ marks }: GameObject, merged: readonly Component[]): Parameters<typeof patchObject>[2] => {
  const { back: _, down: __, alternative: ___, ...others } = marks ?? {}
  const [top] = merged as readonly [Component, ...Component[]]
  const all = { ...others, ...(top.down === undefined || Object.keys(top.down).length === 0 ? {} : { down: top.down }) }
  return {
    merged,
    substance: top.substance,
    copyOf: undefined,
    faceDown: top.down !== undefined,
    marks: Object.keys(all).length === 0 ? undefined : all,
  }
}
