import type { StepArgument } from './scenario.ts'
import type { PointedTarget, Pointer, StackCondition } from './script.ts'

const PLAYERS: Readonly<Record<string, string>> = { PlayerA: 'A', PlayerB: 'B', PlayerC: 'C', PlayerD: 'D' }

/** Reads one way of pointing at a thing; null where the form is not known. */
export const parsePointer = (text: string): Pointer | null => {
  if (/^@[A-D]$/.test(text)) return { kind: 'player', player: text.slice(1) }
  if (text.startsWith('targetPlayer=')) return playerNamed(text.slice('targetPlayer='.length))
  if (PLAYERS[text] !== undefined) return playerNamed(text)
  if (text === 'TestPlayer.TARGET_SKIP') return { kind: 'skip' }
  if (/^@\w+/.test(text)) return { kind: 'alias', alias: text.slice(1) }
  if (text.startsWith('$')) return text.startsWith('$EmptyNames.FACE_DOWN_CREATURE') ? { kind: 'face-down' } : null
  if (text.startsWith('TestPlayer.')) return null
  if (text.startsWith('stack ability (')) return { kind: 'ability', text: text.slice('stack ability ('.length) }
  return parseNamed(text)
}

const playerNamed = (name: string): Pointer | null => {
  const player = PLAYERS[name]
  return player === undefined ? null : { kind: 'player', player }
}

const parseNamed = (text: string): Pointer => {
  const only = text.endsWith('[no copy]') ? 'original' : text.endsWith('[only copy]') ? 'copy' : undefined
  const bare = text.replace(/\[(?:no|only) copy\]$/, '')
  const numbered = /^(.+):(\d+)$/.exec(bare)
  return {
    kind: 'named',
    name: numbered?.[1] ?? bare,
    ...(numbered === null ? {} : { index: Number(numbered[2]) }),
    ...(only === undefined ? {} : { only }),
  }
}

/** `Bears^Ogre`, `mode=1Bears^mode=2Ogre`, `Bears^X=2`: the targets of one question, in order; null where one is unknown. */
export const parseTargets = (text: string): readonly PointedTarget[] | null => {
  const targets: PointedTarget[] = []
  for (const part of text.split('^')) {
    const amount = /^X=(\d+)$/.exec(part)
    const last = targets.at(-1)
    if (amount !== null && last !== undefined) {
      targets[targets.length - 1] = { ...last, amount: Number(amount[1]) }
      continue
    }
    const mode = /^mode=(\d)/.exec(part)
    const pointer = parsePointer(part.slice(mode?.[0].length ?? 0))
    if (pointer === null) return null
    targets.push(mode === null ? { pointer } : { pointer, mode: Number(mode[1]) })
  }
  return targets
}

/** What stands behind the targets of a cast: something that must be on the stack, or must not. */
export const parseStackCondition = (text: StepArgument, clause: StepArgument): StackCondition | null => {
  if (typeof text !== 'string') return null
  switch (clause) {
    case undefined:
    case null:
    case 'StackClause.WHILE_ON_STACK':
      return { text, state: 'present' }
    case 'StackClause.WHILE_NOT_ON_STACK':
      return { text, state: 'absent' }
    case 'StackClause.WHILE_COPY_ON_STACK':
      return { text, state: 'copy-present' }
    default:
      return null
  }
}
