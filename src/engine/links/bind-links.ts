import type { CardDefinition } from '../../core/card.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { LinkId } from '../../core/link.ts'
import type { State } from '../../core/state.ts'
import { linksInUse } from './memory.ts'
import { hasLinks, linksNoted, rewriteLinks } from './rewrite-links.ts'

/** Sets the links of abilities that came together apart from all others of an object: `effect-3:color`. */
const within = (scope: string, link: LinkId): LinkId => `${scope}:${plain(link)}`
const plain = (link: LinkId): LinkId => link.slice(link.lastIndexOf(':') + 1)

/**
 * CR 607.5: abilities that one effect gives an object are linked among themselves only. What they ask of a choice that none of
 * them makes was made for the object the effect comes from (607.1d).
 */
export const bindGiven = <T>(given: T, scope: string, giver: ObjectId, together: unknown = given): T => {
  if (!hasLinks(given)) return given
  const own = linksNoted(together)
  return rewriteLinks(given, (node) => {
    if (node.holder !== undefined) return node
    return own.has(node.link) ? { ...node, link: within(scope, node.link) } : { ...node, holder: giver }
  })
}

/** CR 111.3, 607.1d: what a token's own abilities do not choose or do was done by what creates it. */
export const bindCreated = <T>(token: T, creator: ObjectId): T => {
  if (!hasLinks(token)) return token
  const own = linksNoted(token)
  return rewriteLinks(token, (node) =>
    node.holder !== undefined || own.has(node.link) ? node : { ...node, holder: creator },
  )
}

/** CR 607.5, 707.4, 707.7: what becomes a copy has new pairs of linked abilities, each linked as it was copied: whatever it chose or did before is not theirs. */
export const bindCopied = (values: CardDefinition, { objects }: State, id: ObjectId): CardDefinition => {
  if (!hasLinks(values)) return values
  const used = new Set(linksInUse(Object.values(objects), id).map((link) => link.slice(0, link.lastIndexOf(':'))))
  const current = objects[id]?.copyOf
  if (current !== undefined) for (const link of linksNoted(current)) used.add(link.slice(0, link.lastIndexOf(':')))
  let count = 1
  while (used.has(`copy-${count}`)) count++
  return rewriteLinks(values, (node) => ({ ...node, link: within(`copy-${count}`, node.link) }))
}

/** CR 607.5: the abilities that a component brings to a merged permanent, linked among themselves and to nothing else it has. */
export const bindPart = <T>(abilities: T, component: ObjectId): T =>
  hasLinks(abilities) ? rewriteLinks(abilities, (node) => ({ ...node, link: within(component, node.link) })) : abilities

/** CR 707.2: what is copied of linked abilities are their words; which pair they were there says nothing of the copy. */
export const withPlainLinks = (values: CardDefinition): CardDefinition => {
  let changed = false
  const result = rewriteLinks(values, (node) => {
    const link = plain(node.link)
    if (link === node.link) return node
    changed = true
    return { ...node, link }
  })
  return changed ? result : values
}
