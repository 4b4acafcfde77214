import type { PlayerId } from '../../../core/ids.ts'
import type { Illegality } from '../../../core/illegality.ts'
import type { PlainKeyword } from '../../../core/keyword.ts'
import type { Characteristics } from '../../../core/object.ts'
import type { Blocker } from '../../../core/state.ts'
import type { Context } from '../../context.ts'
import { illegal } from '../../illegal.ts'
import { project } from '../../projection/project.ts'
import { hasKeyword, keywordsOf } from '../../refs/keywords.ts'
import { findAll } from '../../refs/match.ts'
import { plainEnv } from '../../refs/plain-env.ts'
import { hasProtectionFrom } from '../../targets/protection.ts'
import { named } from '../named.ts'

interface Evasion {
  readonly keyword: PlainKeyword
  readonly rule: string
  /** Whether the attacker with the keyword can't be blocked by this creature. */
  readonly evades: (attacker: Characteristics, blocker: Characteristics) => boolean
}

const isArtifact = (traits: Characteristics): boolean => traits.types.includes('artifact')
const shareColor = (a: Characteristics, b: Characteristics): boolean =>
  a.colors.some((color) => b.colors.includes(color))

/** CR 702.9b, 702.13b, 702.28b, 702.31b, 702.36b, 702.118b: evasion abilities of a single pair of creatures. */
const EVASIONS: readonly Evasion[] = [
  {
    keyword: 'flying',
    rule: '702.9b',
    evades: (_, blocker) => !hasKeyword(blocker, 'flying') && !hasKeyword(blocker, 'reach'),
  },
  { keyword: 'fear', rule: '702.36b', evades: (_, blocker) => !isArtifact(blocker) && !blocker.colors.includes('B') },
  {
    keyword: 'intimidate',
    rule: '702.13b',
    evades: (attacker, blocker) => !isArtifact(blocker) && !shareColor(attacker, blocker),
  },
  { keyword: 'shadow', rule: '702.28b', evades: (_, blocker) => !hasKeyword(blocker, 'shadow') },
  { keyword: 'horsemanship', rule: '702.31b', evades: (_, blocker) => !hasKeyword(blocker, 'horsemanship') },
  {
    keyword: 'skulk',
    rule: '702.118b',
    evades: (attacker, blocker) => (blocker.power ?? 0) > (attacker.power ?? 0),
  },
]

/** CR 509.1b: evasion abilities, protection and landwalk of the attacker, and the blocker's own shadow. */
export const evasionFaults = (ctx: Context, player: PlayerId, block: Blocker): readonly Illegality[] => {
  const view = project(ctx)
  const attacker = view.of(block.attacker)
  const blocker = view.of(block.blocker)
  if (attacker === undefined || blocker === undefined) return []
  const on = { object: named(ctx, block.blocker), attacker: named(ctx, block.attacker) }
  const faults = EVASIONS.filter(
    ({ keyword, evades }) => hasKeyword(attacker, keyword) && evades(attacker, blocker),
  ).map(({ keyword, rule }) => illegal('block.evasion', [rule, '509.1b'], { ...on, keyword }))
  if (hasKeyword(blocker, 'shadow') && !hasKeyword(attacker, 'shadow')) {
    faults.push(illegal('block.evasion', ['702.28b', '509.1b'], { ...on, keyword: 'shadow' }))
  }
  if (hasProtectionFrom(ctx, block.attacker, block.blocker)) {
    faults.push(illegal('block.protection', ['702.16f', '509.1b'], on))
  }
  const defending = plainEnv(view, block.attacker, player)
  for (const { land, name } of keywordsOf(attacker, 'landwalk')) {
    if (findAll(defending, { subject: 'permanent', ...land, controller: 'you' }).length === 0) continue
    faults.push(illegal('block.landwalk', ['702.14c', '509.1b'], { ...on, land: name }))
  }
  return faults
}
