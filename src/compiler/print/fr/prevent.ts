import type { Replacement } from '../../../core/replacement.ts'
import { capitalize, joinWith, withA, withQue } from './elision.ts'
import { plural, single } from './patient.ts'
import type { Mention, Scope } from './scope.ts'

type Of<K extends Replacement['kind']> = Extract<Replacement, { kind: K }>
type AboutDamage = Of<'prevent-damage'> | Of<'redirect-damage'>

export const prevent = (
  replacement: Of<'prevent-damage'>,
  scope: Scope,
  when: string,
  given: Mention | undefined,
): string => {
  if (replacement.once === true) return nextTime(replacement, scope, when, given)
  const { amount } = replacement
  const kind = replacement.combat === true ? ' de combat' : ''
  const isCounted = typeof amount === 'object' && amount.kind !== 'x'
  const much =
    amount === undefined
      ? `toutes les blessures${kind}`
      : amount === 1
        ? `la prochaine blessure${kind}`
        : `les ${typeof amount === 'number' ? amount : 'X'} prochaines blessures${kind}`
  const should = amount === 1 ? 'devrait être infligée' : 'devraient être infligées'
  const to = given ?? (replacement.to === undefined ? undefined : plural(replacement.to, scope))
  const from = replacement.from === undefined ? undefined : plural(replacement.from, scope)
  const toYou = to?.you === true || isYou(replacement.to)
  const dealt = toYou ? should.replace('être', 'vous être') : should
  const target = toYou || to === undefined ? '' : ` ${withA(to.text)}`
  const source = from === undefined ? '' : ` par ${from.text}`
  const meaning = isCounted ? `, X étant ${scope.via.value(amount, scope)}` : ''
  return `prévenez ${much} qui ${dealt}${target}${source}${when}${meaning}${also(replacement, scope)}`
}

/** "la prochaine fois qu’une source devrait vous infliger des blessures, …" */
const occasion = (
  about: AboutDamage,
  scope: Scope,
  when: string,
  given: Mention | undefined,
  should: 'devait' | 'devrait',
): string => {
  const kind = about.combat === true ? ' de combat' : ''
  const isOnSource = about.on === 'source' || (about.from === 'self' && given !== undefined)
  const protectedOnes = isOnSource ? undefined : given
  const from = isOnSource ? given : about.from === undefined ? undefined : single(about.from, scope)
  const source = from?.text ?? 'une source'
  const target = protectedOnes === undefined ? damaged(about.to, scope) : toWhom(protectedOnes)
  return target === ' à vous'
    ? `${source} ${should} vous infliger des blessures${kind}${when}`
    : `${source} ${should} infliger des blessures${kind}${target}${when}`
}

const toWhom = ({ you, text }: Mention): string => ` ${withA(you ? 'vous' : text)}`

/** "à vous ou à un autre permanent que vous contrôlez" */
const damaged = (to: AboutDamage['to'], scope: Scope): string => {
  if (to === undefined) return ''
  const each = typeof to === 'object' && to.anyOf !== undefined ? to.anyOf : [to]
  return joinWith(
    'ou',
    each.map((one) => (isYou(one) ? ' à vous' : toWhom(single(one, scope)))),
  )
}

const isYou = (to: AboutDamage['to']): boolean =>
  typeof to === 'object' && to.subject === 'player' && to.player === 'you'

const nextTime = (about: Of<'prevent-damage'>, scope: Scope, when: string, given: Mention | undefined): string =>
  `la prochaine fois ${withQue(occasion(about, scope, when, given, 'devrait'))}, prévenez ces blessures${also(about, scope)}`

const also = ({ besides }: Of<'prevent-damage'>, scope: Scope): string =>
  besides === undefined || besides.length === 0 ? '' : `. ${capitalize(scope.via.instructions(besides, scope))}`

export const redirectDamage = (
  about: Of<'redirect-damage'>,
  scope: Scope,
  when: string,
  given: Mention | undefined,
): string => {
  const event = (should: 'devait' | 'devrait') => occasion(about, scope, when, given, should)
  const start = about.once === true ? `la prochaine fois ${withQue(event('devrait'))}` : `si ${event('devait')}`
  const { amount } = about
  const much = amount === undefined ? 'ces blessures' : `${scope.via.value(amount, scope)} de ces blessures`
  const other = scope.via.mention(about.instead, scope)
  return `${start}, ${much} sont infligées ${withA(other.you ? 'vous' : other.text)} à la place`
}
