import type { SpecialAction, SpecialActionName } from '../../core/action.ts'
import type { Context } from '../context.ts'
import { actBeforeMulligan } from '../special/act-before-mulligan.ts'
import { foretell, plot, suspend } from '../special/exile-specially.ts'
import { takeCompanion } from '../special/take-companion.ts'
import { turnUpSpecially } from '../special/turn-up-specially.ts'

/** CR 116.2, 116.3: a special action happens at once, without the stack; afterwards its player has priority. */
export const takeSpecialAction = (ctx: Context, action: SpecialAction): void => TAKEN[action.what](ctx, action)

const TAKEN: { readonly [N in SpecialActionName]: (ctx: Context, action: SpecialAction) => void } = {
  'turn-face-up': turnUpSpecially,
  'before-mulligan': actBeforeMulligan,
  'take-companion': takeCompanion,
  suspend,
  foretell,
  plot,
}
