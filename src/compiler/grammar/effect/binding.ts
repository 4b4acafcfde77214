import type { Effect } from '../../../core/effect.ts'
import { type Ref, SELF } from '../../../core/ref.ts'
import type { Mention, Scope } from '../../syntax/syntax.ts'
import { addMention, mentionOf, nounsOf, nounsOnBattlefield, renameMention } from '../reference/mention.ts'

/** Effects with a name `as` for what they moved or made. */
type Binding = Extract<
  Effect,
  { do: 'destroy' | 'exile' | 'sacrifice' | 'move' | 'restart-game' | 'create-token' | 'create-token-copy' }
>

const isBinding = (effect: Effect): effect is Binding =>
  effect.do === 'destroy' ||
  effect.do === 'exile' ||
  effect.do === 'sacrifice' ||
  effect.do === 'move' ||
  effect.do === 'restart-game' ||
  effect.do === 'create-token' ||
  effect.do === 'create-token-copy'

/** What an effect leaves to speak of under a name; null where nothing later can mean it. */
const leftBy = (effect: Binding, name: string, scope: Scope): { mention: Mention; replaces: Ref | null } | null => {
  const ref: Ref = { ref: 'bound', name }
  if (effect.do === 'create-token') {
    const { types, subtypes } = effect.token.typeLine
    const nouns = [...types, ...subtypes, 'token', 'permanent']
    return { mention: { ref, sort: 'object', nouns, many: effect.amount !== 1 }, replaces: null }
  }
  if (effect.do === 'create-token-copy') {
    const copied = mentionOf(scope, effect.of)?.nouns ?? []
    const nouns = [...new Set([...copied.filter((noun) => noun !== 'card'), 'token', 'permanent'])]
    return { mention: { ref, sort: 'object', nouns, many: effect.amount !== 1 }, replaces: null }
  }
  const what = effect.do === 'restart-game' ? effect.leaving : effect.what
  if (what === undefined) return null
  if (what.ref === 'choose') {
    const nouns = nounsOnBattlefield(nounsOf(what.filter), what.filter)
    return { mention: { ref, sort: 'object', nouns, many: what.count !== 1 }, replaces: null }
  }
  if (what.ref === 'library-top')
    return { mention: { ref, sort: 'object', nouns: ['card'], many: what.count !== 1 }, replaces: null }
  if (what.ref === 'self' || what.ref === 'event') return null
  const before = mentionOf(scope, what)
  if (before === undefined) return null
  const arrives = effect.do === 'move' && effect.to === 'battlefield'
  const filter = scope.targets.find((slot) => what.ref === 'target' && slot.id === what.id)?.filter
  const nouns = arrives ? nounsOnBattlefield(before.nouns, filter) : [...new Set([...before.nouns, 'card'])]
  return {
    mention: { ref, sort: 'object', nouns, many: before.many, ...(arrives ? {} : { past: before.past ?? what }) },
    replaces: what,
  }
}

type Left = NonNullable<ReturnType<typeof leftBy>>

const enter = (scope: Scope, left: Left): Scope =>
  left.replaces === null ? addMention(scope, left.mention) : renameMention(scope, left.replaces, left.mention)

const DONE_TO: Readonly<Partial<Record<Effect['do'], string>>> = {
  'put-counters': 'on',
  'remove-counters': 'from',
  sacrifice: 'what',
  exile: 'what',
  tap: 'what',
  untap: 'what',
}

/** Once something was done to the object itself, "it" means that, whatever the event was about. */
const afterSelf = (effect: Effect, scope: Scope): Scope => {
  const field = DONE_TO[effect.do]
  if (field === undefined || (effect as unknown as Record<string, Ref>)[field]?.ref !== 'self') return scope
  return addMention(scope, { ref: SELF, sort: 'object', nouns: [], many: false })
}

/** Behind "exile all …", where no number was spoken of before, "that many" is how many that were. */
const counting = (scope: Scope, { mention, replaces }: Left): Scope =>
  replaces?.ref === 'all' && scope.amount === null && mention.ref.ref === 'bound'
    ? { ...scope, amount: { kind: 'bound', name: mention.ref.name } }
    : scope

/** CR 608.2c: "if you do" behind "sacrifice it" asks whether the object itself was sacrificed; null of other effects. */
const ownSacrifice = (effect: Effect, name: string, scope: Scope): Scope | null =>
  effect.do !== 'sacrifice' || effect.what.ref !== 'self'
    ? null
    : { ...afterSelf(effect, scope), did: { name, who: effect.who } }

/** When reading: names what the effect acted on. Names nobody uses are dropped at the end. */
export const bindRead = (effect: Effect, scope: Scope): { effect: Effect; scope: Scope } => {
  if (!isBinding(effect)) return { effect, scope: afterSelf(effect, scope) }
  const name = `b${scope.names + 1}`
  const gone = ownSacrifice(effect, name, { ...scope, names: scope.names + 1 })
  if (gone !== null) return { effect: { ...effect, as: name }, scope: gone }
  const left = leftBy(effect, name, scope)
  if (left === null) return { effect, scope: afterSelf(effect, scope) }
  return { effect: { ...effect, as: name }, scope: counting(enter({ ...scope, names: scope.names + 1 }, left), left) }
}

/** When writing: the same effect without its name, and what is known behind it. */
export const unbind = (effect: Effect): { effect: Effect; after: (scope: Scope) => Scope } => {
  if (!isBinding(effect) || effect.as === undefined) return { effect, after: (scope) => afterSelf(effect, scope) }
  const { as, ...rest } = effect
  return {
    effect: rest as Effect,
    after: (scope) => {
      const gone = ownSacrifice(rest as Effect, as, scope)
      if (gone !== null) return gone
      const left = leftBy(rest as Binding, as, scope)
      return left === null ? scope : counting(enter(scope, left), left)
    },
  }
}

/** Effects, conditions and amounts keep only the names that something refers to. */
export const dropUnusedNames = <T>(value: T): T => {
  const used = new Set<string>()
  visit(value, (node) => {
    if ((node.ref === 'bound' || node.kind === 'bound' || node.kind === 'did') && typeof node.name === 'string')
      used.add(node.name)
  })
  return strip(value, used) as T
}

const visit = (value: unknown, see: (node: Record<string, unknown>) => void): void => {
  if (Array.isArray(value)) for (const item of value) visit(item, see)
  else if (typeof value === 'object' && value !== null) {
    see(value as Record<string, unknown>)
    for (const item of Object.values(value)) visit(item, see)
  }
}

const strip = (value: unknown, used: ReadonlySet<string>): unknown => {
  if (Array.isArray(value)) return value.map((item) => strip(item, used))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, item]) => !(key === 'as' && typeof item === 'string' && 'do' in value && !used.has(item)))
      .map(([key, item]) => [key, strip(item, used)]),
  )
}
