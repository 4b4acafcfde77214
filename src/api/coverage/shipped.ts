import ledgerFile from '../../../rules-index/dist/ledger.bin'
import type { Ledger } from './ledger.ts'

/** A ledger with the hash of what is in it, of which its ETag is made. */
export type HashedLedger = Ledger & { readonly hash: string }

let read: HashedLedger | undefined

/**
 * Written by the builder of the rules index, from the sources and the tests. It is JSON, read when first asked for: as a module it
 * would be parsed at every start, for the one route that needs it.
 */
export const shippedLedger = (): HashedLedger => {
  read ??= JSON.parse(new TextDecoder().decode(ledgerFile)) as HashedLedger
  return read
}
