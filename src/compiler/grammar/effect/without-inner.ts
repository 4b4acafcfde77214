import type { Scope } from '../../syntax/syntax.ts'

/** Behind an ability within another: targets of the inner one are not the outer one's; their numbers stay taken. */
export const withoutInner = (after: Scope, before: Scope, count: number): Scope => ({
  ...after,
  targets: before.targets,
  firstTarget: before.firstTarget + count,
})
