import type { Effect, ManaProduction } from '../../core/effect.ts'
import type { Mana, ManaType } from '../../core/mana.ts'
import { evaluate } from '../refs/amount.ts'
import type { Env } from '../refs/env.ts'

type AddMana = Extract<Effect, { do: 'add-mana' }>

/** Combinations of mana one effect can make that are told apart. */
const MOST_OUTPUTS = 60

/** CR 605.1a, 106.7: everything that instructions could add to the pool, each possibility once. */
export const outputsOf = (env: Env, effects: readonly AddMana[], snow: boolean): readonly (readonly Mana[])[] =>
  effects.reduce<readonly (readonly Mana[])[]>(
    (before, effect) => {
      const units = possibleTypes(env, effect.mana).map((types) => types.map((type) => unitOf(effect, type, snow)))
      return before.flatMap((some) => units.map((more) => [...some, ...more])).slice(0, MOST_OUTPUTS)
    },
    [[]],
  )

export const unitOf = ({ restriction }: AddMana, type: ManaType, snow: boolean): Mana => ({
  type,
  ...(snow ? { snow } : {}),
  ...(restriction === undefined ? {} : { restriction }),
})

/** The lists of types a production can come out as. */
export const possibleTypes = (env: Env, mana: ManaProduction): readonly (readonly ManaType[])[] => {
  switch (mana.kind) {
    case 'fixed':
      return [mana.mana]
    case 'amount':
      return [repeated(mana.type, evaluate(env, mana.amount))]
    case 'one-of':
      return mana.types.map((type) => repeated(type, evaluate(env, mana.amount)))
    case 'combination':
      return combinationsOf(mana.types, evaluate(env, mana.amount))
  }
}

const repeated = (type: ManaType, count: number): readonly ManaType[] =>
  Array.from({ length: Math.max(0, count) }, () => type)

const combinationsOf = (types: readonly ManaType[], count: number): readonly (readonly ManaType[])[] => {
  const [type, ...rest] = types
  if (count <= 0 || type === undefined) return [[]]
  if (rest.length === 0) return [repeated(type, count)]
  const lists: (readonly ManaType[])[] = []
  for (let of = count; of >= 0 && lists.length < MOST_OUTPUTS; of--) {
    for (const others of combinationsOf(rest, count - of)) lists.push([...repeated(type, of), ...others])
  }
  return lists
}

/**
 * Instructions with their choice of mana made: `produces` is what the player wants, in the order of the instructions.
 * Null if they can't make that.
 */
export const withProduction = (
  env: Env,
  effects: readonly Effect[],
  produces: readonly ManaType[],
): readonly Effect[] | null => {
  let left = produces
  const fixed: Effect[] = []
  for (const effect of effects) {
    if (effect.do !== 'add-mana') {
      fixed.push(effect)
      continue
    }
    const made = possibleTypes(env, effect.mana).find((types) => startsWith(left, types))
    if (made === undefined) return null
    fixed.push({ ...effect, mana: { kind: 'fixed', mana: left.slice(0, made.length) } })
    left = left.slice(made.length)
  }
  return left.length === 0 ? fixed : null
}

const startsWith = (list: readonly ManaType[], types: readonly ManaType[]): boolean =>
  sameTypes(list.slice(0, types.length), types)

/** The same mana in any order. */
export const sameTypes = (a: readonly ManaType[], b: readonly ManaType[]): boolean =>
  a.toSorted().join() === b.toSorted().join()
