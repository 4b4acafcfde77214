import type { Ability } from '../../core/ability.ts'
import type { Modification } from '../../core/modification.ts'
import { anyTemplate, oneOf, type Row, rows } from '../syntax/combinators.ts'
import { hole } from '../syntax/pattern.ts'
import type { Output, Parsed, Scope, Source, Syntax } from '../syntax/syntax.ts'
import { parseNamed } from '../syntax/template.ts'
import { emit, longestFirst, matchLiteral, parsed } from '../syntax/text.ts'
import { thirdPersonOf } from '../words/plural.ts'
import { LINKS } from './choice.ts'

/** One part of "gets +1/+1 and gains flying": what it does to characteristics, as a list because "gains" takes several. */
type Part = readonly Modification[]

/** What only effects for a time say. */
const gaining = (verb: (word: string) => string): readonly Row<Part>[] => [
  [`${verb('gain')} all activated abilities of <r:one-object>`, [{ kind: 'add-activated-abilities', of: hole('r') }]],
]

const rowsFor = (gain: 'gain' | 'have', number: 's' | 'p'): readonly Row<Part>[] => {
  const verb = (word: string): string => (number === 's' ? thirdPersonOf(word) : word)
  return [
    [
      `${verb('get')} <p:signed-pt>`,
      [{ kind: 'modify-power-toughness', power: hole('p.power'), toughness: hole('p.toughness') }],
    ],
    [`${verb(gain)} <k:granted-abilities>`, hole('k')],
    [
      `${verb('have')} base power and toughness <p:plain-pt>`,
      [{ kind: 'set-power-toughness', power: hole('p.power'), toughness: hole('p.toughness') }],
    ],
    ...(gain === 'gain' ? gaining(verb) : []),
    [`${verb('lose')} all abilities`, [{ kind: 'remove-all-abilities' }]],
    [`${verb('lose')} all abilities except mana abilities`, [{ kind: 'remove-all-abilities', exceptMana: true }]],
    [`${verb('lose')} all "bands with other" abilities`, [{ kind: 'remove-keyword', keyword: 'bands with other' }]],
    [`${verb('lose')} banding and all "bands with other" abilities`, [{ kind: 'remove-keyword', keyword: 'banding' }]],
    [`${verb('lose')} <k:keyword-name>`, [{ kind: 'remove-keyword', keyword: hole('k') }]],
    [
      `${verb('lose')} <k:keyword-name> and <j:keyword-name>`,
      [
        { kind: 'remove-keyword', keyword: hole('k') },
        { kind: 'remove-keyword', keyword: hole('j') },
      ],
    ],
    [
      `${verb('lose')} <k:keyword-name> and can't have <k:keyword-name>`,
      [{ kind: 'cant-have-keyword', keyword: hole('k') }],
    ],
    [
      `${verb('lose')} <k:keyword-name> and <j:keyword-name> and can't have <k:keyword-name> or <j:keyword-name>`,
      [
        { kind: 'cant-have-keyword', keyword: hole('k') },
        { kind: 'cant-have-keyword', keyword: hole('j') },
      ],
    ],
    [`${verb('become')} <c:color-word>`, [{ kind: 'colors', set: true, colors: [hole('c')] }]],
    [
      `${verb('become')} the color of your choice`,
      [{ kind: 'become-chosen', what: 'color', set: true, link: LINKS.yours }],
    ],
    [`${verb('are')} the chosen color`, [{ kind: 'become-chosen', what: 'color', set: true, link: LINKS.color }]],
    [`${verb('become')} the chosen color`, [{ kind: 'become-chosen', what: 'color', set: true, link: LINKS.color }]],
    [
      `${verb('are')} the chosen type in addition to (its|their) other types`,
      [{ kind: 'become-chosen', what: 'subtype', link: LINKS.type }],
    ],
    [
      `${verb('become')} the chosen type in addition to (its|their) other types`,
      [{ kind: 'become-chosen', what: 'subtype', link: LINKS.type }],
    ],
    [`${verb('are')} the chosen type`, [{ kind: 'become-chosen', what: 'subtype', set: true, link: LINKS.type }]],
    [`${verb('become')} the chosen type`, [{ kind: 'become-chosen', what: 'subtype', set: true, link: LINKS.type }]],
    [`${verb('are')} <c:color-word>`, [{ kind: 'colors', set: true, colors: [hole('c')] }]],
  ]
}

const JOINTS = [' and ', ', ', ', and ']
const MAX_PARTS = 4

/** Parts joined: "A and B", "A, B, and C". */
export const modifications = (gain: 'gain' | 'have', number: 's' | 'p'): Syntax<readonly Modification[]> => {
  const part = anyTemplate<Part>(rows(rowsFor(gain, number)))
  return {
    parse: (source, at, scope) => {
      const results: Parsed<Part>[] = []
      const go = (before: Part, from: number, here: Scope, depth: number): void => {
        for (const each of part.parse(source, from, here)) {
          const all = [...before, ...each.value]
          results.push(parsed(all, each.at, each.scope))
          if (depth >= MAX_PARTS) continue
          for (const joint of JOINTS) {
            const next = matchLiteral(source, each.at, joint)
            if (next >= 0) go(all, next, each.scope, depth + 1)
          }
        }
      }
      go([], at, scope, 1)
      return longestFirst(results)
    },
    print: (list, out) => printParts(part, list, out, 1),
  }
}

/** A part takes one modification, or as many in a row as one verb can carry. */
const printParts = (part: Syntax<Part>, list: Part, out: Output, depth: number): readonly Output[] => {
  const results: Output[] = []
  for (let taken = list.length; taken >= 1; taken--) {
    const written = part.print(list.slice(0, taken), out)
    const rest = list.slice(taken)
    if (rest.length === 0) results.push(...written)
    else if (depth < MAX_PARTS)
      for (const each of written)
        for (const joint of jointsFor(rest, depth, out))
          for (const next of emit(each, joint)) results.push(...printParts(part, rest, next, depth + 1))
    if (results.length > 0 && out.run.expected === undefined) return results.slice(0, 1)
  }
  return results
}

const jointsFor = (rest: Part, depth: number, out: Output): readonly string[] =>
  out.run.expected !== undefined ? JOINTS : rest.length > 1 ? [', '] : depth > 1 ? [', and '] : [' and ']

/** "flying", "flying and haste", "vigilance and "{T}: …"": abilities given by an effect (613.1f). */
export const grantedAbilities: Syntax<Part> = {
  parse: (source, at, scope) => {
    const results: Parsed<Part>[] = []
    const go = (before: Part, from: number, here: Scope): void => {
      for (const each of readGranted(source, from, here)) {
        const all: Part = [...before, { kind: 'add-ability', ability: each.value }]
        results.push(parsed(all, each.at, each.scope))
        if (all.length >= 6) continue
        for (const joint of JOINTS) {
          const next = matchLiteral(source, each.at, joint)
          if (next >= 0) go(all, next, each.scope)
        }
      }
    }
    go([], at, scope)
    return longestFirst(results)
  },
  print: (list, out) => {
    const abilities = list.flatMap((each) => (each.kind === 'add-ability' ? [each.ability] : []))
    return abilities.length === 0 || abilities.length !== list.length ? [] : printGranted(abilities, 0, out)
  },
}

/** A keyword ability that stands in quotes where it is given, as sentences do. */
const isQuoted = (ability: Ability): boolean => ability.kind === 'keyword' && ability.keyword === 'bands with other'

const granted: Syntax<Ability> = oneOf<Ability>(
  {
    parse: (source, at, scope) =>
      (parseNamed('keyword', source, at, scope) as readonly Parsed<Ability>[]).filter(({ value }) => !isQuoted(value)),
    print: (ability, out) => (isQuoted(ability) ? [] : out.run.grammar.rule('keyword').print(ability, out)),
  },
  {
    parse: (source, at, scope) => parseNamed('quoted', source, at, scope) as readonly Parsed<Ability>[],
    print: (ability, out) => out.run.grammar.rule('quoted').print(ability, out),
  },
)

const readGranted = (source: Source, at: number, scope: Scope): readonly Parsed<Ability>[] =>
  granted.parse(source, at, scope)

const printGranted = (abilities: readonly Ability[], i: number, out: Output): readonly Output[] => {
  const [first, last] = [i === 0, i === abilities.length - 1]
  const joints = first
    ? ['']
    : out.run.expected !== undefined
      ? JOINTS
      : !last
        ? [', ']
        : i > 1
          ? [', and ']
          : [' and ']
  return joints.flatMap((joint) =>
    emit(out, joint)
      .flatMap((next) => granted.print(abilities[i] as Ability, next))
      .flatMap((next) => (last ? [next] : printGranted(abilities, i + 1, next))),
  )
}
