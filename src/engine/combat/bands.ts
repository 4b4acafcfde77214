import type { ObjectId } from '../../core/ids.ts'
import type { Attacker, Blocker } from '../../core/state.ts'
import type { Context } from '../context.ts'
import { project } from '../projection/project.ts'
import { hasKeyword, keywordsOf } from '../refs/keywords.ts'
import { matches } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'

/** CR 702.22d–f: the attackers that are in one band now, each band once. */
export const bandsAmong = <A extends Attacker>(attacks: readonly A[]): readonly (readonly A[])[] => {
  const numbers = new Set(attacks.flatMap(({ band }) => (band === undefined ? [] : [band])))
  return [...numbers].map((number) => attacks.filter(({ band }) => band === number))
}

/** The attackers in the same band as one of them, it among them. */
export const bandOf = (attacks: readonly Attacker[], id: ObjectId): readonly ObjectId[] => {
  const band = attacks.find(({ attacker }) => attacker === id)?.band
  if (band === undefined) return [id]
  return attacks.filter((attack) => attack.band === band).map(({ attacker }) => attacker)
}

/** CR 702.22c: bands numbered as they were told, after those there are; one creature is no band. */
export const numberBands = (attacks: readonly Attacker[], before: readonly Attacker[]): readonly Attacker[] => {
  const first = Math.max(0, ...before.map(({ band }) => band ?? 0)) + 1
  const bands = bandsAmong(attacks).filter((members) => members.length > 1)
  return attacks.map(({ band, ...attack }) => {
    const at = bands.findIndex(([member]) => member?.band === band)
    return at < 0 ? attack : { ...attack, band: first + at }
  })
}

/** CR 702.22h: what blocks one creature of a band blocks each of them. */
export const blocksOfBands = (attacks: readonly Attacker[], blocks: readonly Blocker[]): readonly Blocker[] => {
  const all = [...blocks]
  for (const { blocker, attacker } of blocks) {
    for (const other of bandOf(attacks, attacker)) {
      const isKnown = all.some((block) => block.blocker === blocker && block.attacker === other)
      if (!isKnown) all.push({ blocker, attacker: other })
    }
  }
  return all
}

/** CR 702.22c, 702.22m: the creatures that a creature bands with by an ability that says of what kind; itself among them. */
export const bandsWithOther = (
  ctx: Context,
  id: ObjectId,
  ids: readonly ObjectId[],
): readonly (readonly ObjectId[])[] => {
  const view = project(ctx)
  const traits = view.of(id)
  if (traits === undefined) return []
  const env = plainEnv(view, id, traits.controller)
  return keywordsOf(traits, 'bands with other')
    .map(({ filter }) => ids.filter((other) => matches(env, filter, other)))
    .filter((kind) => kind.includes(id))
}

export const hasBanding = (ctx: Context, id: ObjectId): boolean => {
  const traits = project(ctx).of(id)
  return traits !== undefined && hasKeyword(traits, 'banding')
}

/** CR 702.22j–k: one has banding, or two are of a kind that one of them bands with. */
export const useBanding = (ctx: Context, ids: readonly ObjectId[]): boolean =>
  ids.some((id) => hasBanding(ctx, id) || bandsWithOther(ctx, id, ids).some((kind) => kind.length > 1))
