import type { ObjectId, PlayerId } from '../../core/ids.ts'
import { evaluate } from './amount.ts'
import type { Env, Reader, View } from './env.ts'
import { lookUp } from './look-up.ts'
import { findAll } from './match.ts'

const READER: Reader = { evaluate, lookUp, findAll }

/** The standpoint of a static or not yet announced ability. CR 107.3j: its X is its own, whatever its object was cast with; 0 unless told. */
export const plainEnv = (view: View, source: ObjectId, controller: PlayerId, x = 0): Env => ({
  view,
  source,
  controller,
  facts: null,
  event: null,
  targets: {},
  divisions: {},
  bound: {},
  numbers: {},
  x,
  read: READER,
})
