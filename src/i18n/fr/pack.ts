import { typesetFrench } from '../../core/typeset-french.ts'
import type { LanguagePack } from '../language-pack.ts'
import { activate } from './activate.ts'
import { assumptions } from './assumptions.ts'
import { attack } from './attack.ts'
import { block } from './block.ts'
import { cast } from './cast.ts'
import { choice } from './choice.ts'
import { cost } from './cost.ts'
import { damage } from './damage.ts'
import { decisions } from './decisions.ts'
import { events } from './events.ts'
import { faults } from './faults.ts'
import { gap } from './gap.ts'
import { land } from './land.ts'
import { loop } from './loop.ts'
import { problems } from './problems.ts'
import { renumberings } from './renumberings.ts'
import { special } from './special.ts'
import { steps } from './steps.ts'
import { target } from './target.ts'
import { timing } from './timing.ts'
import { zones } from './zones.ts'

export const fr: LanguagePack = {
  illegalities: {
    ...timing,
    ...land,
    ...cast,
    ...target,
    ...cost,
    ...activate,
    ...special,
    ...attack,
    ...block,
    ...damage,
    ...choice,
    ...loop,
  },
  faults,
  decisions,
  events,
  assumptions,
  gap,
  problems,
  renumberings,
  steps,
  zones,
  typeset: typesetFrench,
}
