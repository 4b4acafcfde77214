import { accepts, type Need, type Unit } from './need.ts'

/** Something that can give one mana: one of its alternatives. */
export interface Supplier {
  readonly alternatives: readonly Unit[]
}

const gives = (supplier: Supplier, need: Need): boolean => supplier.alternatives.some((unit) => accepts(need, unit))

/**
 * Assigns suppliers to needs, taking suppliers in the order given as long as everything taken still fits: the taken ones
 * are the first in that order (the independent sets of a transversal matroid), and as many as possible. Returns for each
 * need the index of its supplier, or -1.
 */
export const matchSuppliers = (needs: readonly Need[], suppliers: readonly Supplier[]): readonly number[] => {
  const supplierOf: number[] = needs.map(() => -1)
  const place = (supplier: number, tried: Set<number>): boolean => {
    for (let need = 0; need < needs.length; need++) {
      if (tried.has(need) || !gives(suppliers[supplier]!, needs[need]!)) continue
      tried.add(need)
      if (supplierOf[need] === -1 || place(supplierOf[need]!, tried)) {
        supplierOf[need] = supplier
        return true
      }
    }
    return false
  }
  let open = needs.length
  for (let supplier = 0; supplier < suppliers.length && open > 0; supplier++) if (place(supplier, new Set())) open--
  return supplierOf
}

/** The needs that stay open when as many as possible are met, those for colours first. */
export const openNeeds = (needs: readonly Need[], suppliers: readonly Supplier[]): readonly Need[] => {
  const needOf: number[] = suppliers.map(() => -1)
  const meet = (need: number, tried: Set<number>): boolean => {
    for (let supplier = 0; supplier < suppliers.length; supplier++) {
      if (tried.has(supplier) || !gives(suppliers[supplier]!, needs[need]!)) continue
      tried.add(supplier)
      if (needOf[supplier] === -1 || meet(needOf[supplier]!, tried)) {
        needOf[supplier] = need
        return true
      }
    }
    return false
  }
  return needs.filter((_, need) => !meet(need, new Set()))
}
