import { leaveUnsupportedRule } from '../interrupt.ts'
import type { Handler } from './handler.ts'

/** Dungeons are not judged yet. */
export const venture: Handler<'venture'> = () => leaveUnsupportedRule('701.49a', '', 'venture into the dungeon')
