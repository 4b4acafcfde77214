import type { z } from '@hono/zod-openapi'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** One complaint of a schema, at its own place. */
export interface FlatIssue {
  readonly path: Path
  readonly issue: Issue
}

/**
 * The complaints of a schema, those of unions reduced to the member that came closest: a failed union says "none of
 * these" at the top while the mistake is one letter three levels down.
 */
export const flattenIssues = (issues: readonly Issue[], prefix: Path = []): FlatIssue[] =>
  issues.flatMap((issue): FlatIssue[] => {
    const path = [...prefix, ...issue.path]
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ path, issue }]
    const members = issue.errors.map((errors) => flattenIssues(errors, path))
    const inside = members.filter((found) => !found.some((one) => isAboutType(one, path)))
    const closest = [...inside].sort((a, b) => depthOf(b) - depthOf(a) || a.length - b.length)[0]
    return closest ?? [{ path, issue }]
  })

/** The whole value has the wrong type for this member: the sender meant another one. */
const isAboutType = ({ path, issue }: FlatIssue, at: Path): boolean =>
  path.length === at.length && (issue.code === 'invalid_type' || issue.code === 'invalid_value')

const depthOf = (found: readonly FlatIssue[]): number => Math.max(0, ...found.map(({ path }) => path.length))
