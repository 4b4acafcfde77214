import type { CardDefinition } from '../../core/card.ts'
import creatures from './creatures.generated.json' with { type: 'json' }
import lands from './lands.generated.json' with { type: 'json' }
import permanents from './permanents.generated.json' with { type: 'json' }
import spells from './spells.generated.json' with { type: 'json' }

/** Well-known cards as facts, known without any lookup. `npm run starter -- FILE` writes them anew. */
export const starterCards = [...lands, ...creatures, ...spells, ...permanents] as unknown as readonly CardDefinition[]
