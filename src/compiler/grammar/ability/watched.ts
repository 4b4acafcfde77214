import { type Ref, SELF } from '../../../core/ref.ts'
import type { Watched } from '../../../core/trigger.ts'
import { isEqual } from '../../syntax/pattern.ts'
import type { Mention, Output, Parsed, Scope, Syntax } from '../../syntax/syntax.ts'
import { parseNamed } from '../../syntax/template.ts'
import { emit, isWordPart, matchLiteral, parsed } from '../../syntax/text.ts'
import type { Counted } from '../reference/chosen.ts'
import { addMention, mentionPlayer, nounsOf } from '../reference/mention.ts'

/** What later words of the ability mean by "it": the object itself, the enchanted one, or the object of the event. */
const mentionOf = (watched: Watched, role: 'object' | 'attacker' | 'blocker' | 'target', name = ''): Mention => {
  if (watched === 'self') return { ref: SELF, sort: 'object', nouns: [], many: false }
  if (watched === 'attached')
    return { ref: { ref: 'attached' }, sort: 'object', nouns: [name.split(' ')[1] ?? '', 'permanent'], many: false }
  const ref: Ref = { ref: 'event', role }
  return { ref, sort: 'object', nouns: nounsOf(watched), many: false }
}

/** Of what an opponent controls, "that player" is who controls it. */
const enter = (scope: Scope, mention: Mention, watched?: Watched): Scope => {
  const isTheirs = typeof watched === 'object' && watched.controller === 'opponent'
  const player: Ref = { ref: 'controller', of: mention.ref }
  return addMention(isTheirs ? mentionPlayer(scope, player, false, ['player', 'opponent']) : scope, mention)
}

/** The subject of an event: "~", "enchanted creature", "a creature you control", "another Elf". */
export const watched: Syntax<Watched> = {
  parse: (source, at, scope) => {
    const found: Parsed<Watched>[] = []
    const self = matchLiteral(source, at, '~')
    if (self >= 0 && !isWordPart(source.text[self]))
      found.push(parsed<Watched>('self', self, enter(scope, mentionOf('self', 'object'))))
    for (const name of scope.attachedTo) {
      const end = matchLiteral(source, at, name)
      if (end >= 0 && !isWordPart(source.text[end]))
        found.push(parsed<Watched>('attached', end, enter(scope, mentionOf('attached', 'object', name))))
    }
    for (const each of parseNamed('counted', source, at, scope) as readonly Parsed<Counted>[]) {
      if (each.value.count !== 1 || each.value.upTo !== undefined) continue
      found.push(
        parsed<Watched>(
          each.value.filter,
          each.at,
          enter(each.scope, mentionOf(each.value.filter, 'object'), each.value.filter),
        ),
      )
    }
    return found
  },
  print: (value, out) => {
    if (value === 'self') return emit(out, '~', enter(out.scope, mentionOf('self', 'object')))
    if (value === 'attached')
      return out.scope.attachedTo.flatMap((name) =>
        emit(out, name, enter(out.scope, mentionOf('attached', 'object', name))),
      )
    return writeCounted(value, out).map((next) => ({
      ...next,
      scope: enter(next.scope, mentionOf(value, 'object'), value),
    }))
  },
}

const writeCounted = (filter: Exclude<Watched, string>, out: Output): readonly Output[] =>
  out.run.grammar.rule('counted').print({ filter, count: 1 } satisfies Counted, out)

/** Another thing of the event, in its role: the creature that is blocked, damaged, sacrificed… */
export const eventThing = (role: 'attacker' | 'blocker' | 'target' | 'object'): Syntax<Exclude<Watched, string>> => ({
  parse: (source, at, scope) =>
    (parseNamed('counted', source, at, scope) as readonly Parsed<Counted>[]).flatMap((each) => {
      if (each.value.count !== 1 || each.value.upTo !== undefined) return []
      return [parsed(each.value.filter, each.at, withBehind(each.scope, mentionOf(each.value.filter, role)))]
    }),
  print: (filter, out) =>
    writeCounted(filter, out).map((next) => ({ ...next, scope: withBehind(next.scope, mentionOf(filter, role)) })),
})

/** "It" stays the subject of the event; the other thing is "that creature". */
const withBehind = (scope: Scope, mention: Mention): Scope => {
  const subject = scope.mentions.at(-1)
  if (subject === undefined || isEqual(subject.ref, mention.ref)) return addMention(scope, mention)
  return { ...scope, mentions: [...scope.mentions.slice(0, -1), mention, subject] }
}

/** "another creature you control": a thing of the event that is not the object itself. */
export const another: Syntax<Exclude<Watched, string>> = {
  parse: (source, at, scope) =>
    (parseNamed('counted', source, at, scope) as readonly Parsed<Counted>[]).flatMap((each) => {
      if (each.value.count !== 1 || each.value.upTo !== undefined || each.value.filter.other !== true) return []
      return [parsed(each.value.filter, each.at, addMention(each.scope, mentionOf(each.value.filter, 'object')))]
    }),
  print: (filter, out) =>
    typeof filter !== 'object' || filter.other !== true
      ? []
      : writeCounted(filter, out).map((next) => ({
          ...next,
          scope: addMention(next.scope, mentionOf(filter, 'object')),
        })),
}

/** A thing of yours, where the event itself says whose: "put into your graveyard", "you tap". */
const yours = (field: 'owner' | 'controller'): Syntax<Exclude<Watched, string>> => ({
  parse: (source, at, scope) =>
    (parseNamed('counted', source, at, scope) as readonly Parsed<Counted>[]).flatMap((each) => {
      const { filter, count, upTo } = each.value
      if (count !== 1 || upTo !== undefined || filter[field] !== undefined) return []
      const own = { ...filter, [field]: 'you' } as const
      return [parsed(own, each.at, addMention(each.scope, mentionOf(own, 'object')))]
    }),
  print: (filter, out) => {
    if (typeof filter !== 'object' || filter[field] !== 'you' || filter.zones !== undefined) return []
    const { [field]: _, ...rest } = filter
    return writeCounted(rest, out).map((next) => ({
      ...next,
      scope: addMention(next.scope, mentionOf(filter, 'object')),
    }))
  },
})
export const watchedYours = yours('owner')
export const watchedUnderYou = yours('controller')
