/** The fields of an object in a fixed order, others after them, without those that are undefined. */
export const ordered = <T extends object>(order: readonly (keyof T & string)[], fields: object): T => {
  const given = new Map(Object.entries(fields).filter(([, value]) => value !== undefined))
  const known = order.flatMap((key) => (given.has(key) ? [[key, given.get(key)] as const] : []))
  const others = [...given].filter(([key]) => !(order as readonly string[]).includes(key))
  return Object.fromEntries([...known, ...others]) as T
}
