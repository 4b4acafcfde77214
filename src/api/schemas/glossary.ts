import { z } from '@hono/zod-openapi'
import { TERM_MATCHES } from '../../library/index.ts'
import { editionSchema } from './edition.ts'
import { languageSchema } from './language.ts'
import { ruleRef } from './rule.ts'

const olderName = z
  .strictObject({
    language: languageSchema,
    name: z.string(),
    from: z.int().nullable().openapi({ description: 'Year in which it came into use; null where not known' }),
    until: z.int().openapi({ description: 'Year in which it went out of use' }),
  })
  .openapi('OlderName')

export const glossaryEntry = z
  .strictObject({
    object: z.literal('glossary-entry'),
    term: z.string(),
    text: z.string(),
    see: z.array(ruleRef),
    counterpart: z
      .strictObject({ language: languageSchema, term: z.string(), text: z.string(), uri: z.string() })
      .nullable()
      .openapi({ description: 'The same entry in the other language; null for an imported glossary' }),
    older: z.array(olderName).openapi({ description: 'What the thing was called before, in both languages' }),
    also: z.array(z.string()).openapi({ description: 'Words by which players know it' }),
    isOurs: z.boolean().openapi({ description: 'Nobody has printed a French term: this project’s own stands for it' }),
    foundBy: z.enum(TERM_MATCHES).openapi({
      description:
        'How the name asked for leads here: the term itself, the term of the other language, an older name, or a word of players',
    }),
    edition: editionSchema,
    uri: z.string(),
  })
  .openapi('GlossaryEntry')

export const glossaryEntryRef = glossaryEntry
  .pick({ term: true, text: true, foundBy: true, uri: true })
  .extend({ language: languageSchema })
  .openapi('GlossaryEntryRef')

export const glossaryTerm = z
  .strictObject({
    term: z.string(),
    counterpart: z.string().nullable().openapi({ description: 'The term in the other language' }),
    uri: z.string(),
  })
  .openapi('GlossaryTerm')
