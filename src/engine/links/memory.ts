import type { ObjectId, TargetId } from '../../core/ids.ts'
import type { Linked, LinkId } from '../../core/link.ts'
import type { GameObject } from '../../core/object.ts'
import { type Env, objectOf } from '../refs/env.ts'

/** Under which an object remembers what exiled, moved or created it. */
const WITH = 'with'

const holderOf = (env: Env, { holder }: Linked): ObjectId => holder ?? env.source

/** The name under which a text that is being followed keeps what was chosen in it. */
export const chosenName = (link: LinkId): string => `chosen:${link}`

/**
 * CR 607.1b: a link is the object's, whichever of its faces is up: abilities of either know what those of the other did. CR 607.1c,
 * 607.2d–g, 607.4: what was chosen, noted or paid under a link: while this very text was followed, or by a linked ability of
 * the object; undefined if nothing was (607.5a).
 */
export const notedUnder = (env: Env, linked: Linked): string | undefined => {
  const own = linked.holder === undefined ? env.bound[chosenName(linked.link)]?.[0] : undefined
  return own ?? objectOf(env.view, holderOf(env, linked))?.chosen[linked.link]
}

/** What is to be remembered on what a linked ability moves or creates; nothing where no ability speaks of it. */
export const markOf = (
  { source }: Pick<Env, 'source'>,
  linked: Partial<Linked>,
): Readonly<Record<string, string>> | undefined =>
  linked.link === undefined ? undefined : { [WITH]: `${linked.holder ?? source}#${linked.link}` }

/** The same as a part of a proposal. */
export const marked = (
  env: Pick<Env, 'source'>,
  linked: Partial<Linked>,
): { readonly chosen?: Readonly<Record<string, string>> } => {
  const chosen = markOf(env, linked)
  return chosen === undefined ? {} : { chosen }
}

/** CR 406.6, 607.1, 607.2a–c: whether an object is what a linked ability chose or is as it is by such an ability, and no other. */
export const isLinked = (env: Env, linked: Linked, { id, chosen }: Pick<GameObject, 'id' | 'chosen'>): boolean =>
  chosen[WITH] === `${holderOf(env, linked)}#${linked.link}` || idsNoted(env, linked).includes(id)

/** CR 607.2a–d, 607.3: everything that a link speaks of: players and objects chosen, objects exiled, moved or created. */
export const linkedThings = (env: Env, linked: Linked): readonly TargetId[] => {
  const { objects, players } = env.view.state
  const noted = idsNoted(env, linked).filter((id) => players[id] !== undefined || objects[id] !== undefined)
  const others = Object.values(objects).filter((object) => !noted.includes(object.id) && isLinked(env, linked, object))
  return [...noted, ...others.map(({ id }) => id)]
}

const idsNoted = (env: Env, linked: Linked): readonly TargetId[] => notedUnder(env, linked)?.split(',') ?? []

/** CR 607.2q: what was exiled to pay for a spell belongs to the permanent it becomes; null if an object has nothing to do with it. */
export const followedMark = ({ chosen }: GameObject, spell: ObjectId, permanent: ObjectId) => {
  const mark = chosen[WITH]
  return mark?.startsWith(`${spell}#`) === true
    ? { ...chosen, [WITH]: `${permanent}${mark.slice(spell.length)}` }
    : null
}

/** The links under which anything is remembered for an object, on itself or on others. */
export const linksInUse = (objects: readonly GameObject[], id: ObjectId): readonly LinkId[] =>
  objects.flatMap((object) => [
    ...(object.id === id ? Object.keys(object.chosen) : []),
    ...(object.chosen[WITH]?.startsWith(`${id}#`) === true ? [object.chosen[WITH].slice(id.length + 1)] : []),
  ])
