import historyFile from '../../../rules-index/dist/history.bin'
import { openHistory } from '../../library/index.ts'

/** The numbers of all rules in all editions, as they travel with the Worker. Opening them decodes nothing. */
export const history = openHistory(historyFile)

export const NEWEST = history.editions.length - 1
