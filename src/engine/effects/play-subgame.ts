import { beginSubgame } from '../subgame/begin-subgame.ts'
import type { Handler } from './handler.ts'

/** CR 729.1a: a game within the game; what the effect says besides waits for its end (729.5). */
export const playSubgame: Handler<'play-subgame'> = (ctx, env) => {
  beginSubgame(ctx, env)
  return env
}
