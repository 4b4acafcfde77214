import { type Env, objectOf } from './env.ts'

/**
 * CR 400.7d: the costs paid for the spell that resolves, or for the one that became the permanent an ability is on; of an ability that
 * triggered as its spell was cast, those of that spell.
 */
export const costsPaid = (env: Env): readonly string[] => {
  if (env.facts?.kind === 'spell') return env.facts.paid
  const source = objectOf(env.view, env.source)
  return source?.cast?.paid ?? source?.onStack?.paid ?? env.facts?.paid ?? []
}
