import { leaveUnsupportedRule } from '../interrupt.ts'
import type { Handler } from './handler.ts'

/** CR 701.27: double-faced permanents are not played yet. */
export const transform: Handler<'transform'> = (_, env) =>
  leaveUnsupportedRule('701.27', env.view.of(env.source)?.name ?? '', 'transform')
