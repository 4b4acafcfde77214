import type { z } from '@hono/zod-openapi'
import type { Language } from '../../library/index.ts'
import type { glossaryEntry } from '../schemas/glossary.ts'
import { html, type Markup } from './page.ts'
import { ruleHeading } from './rule-page.ts'

type Entry = z.infer<typeof glossaryEntry>

const WORDS = {
  en: {
    see: 'See',
    older: 'Called before',
    also: 'Players say',
    until: 'until',
    edition: 'Edition',
    ours: 'The French term is this project’s own: nobody has printed one.',
    languages: { en: 'In English', fr: 'In French' },
    colon: ': ',
  },
  fr: {
    see: 'Voir',
    older: 'Anciens noms',
    also: 'Les joueurs disent',
    until: 'jusqu’en',
    edition: 'Édition',
    ours: 'Le terme français est de notre fait : personne n’en a imprimé.',
    languages: { en: 'En anglais', fr: 'En français' },
    colon: '\u00a0: ',
  },
} as const satisfies Record<Language, unknown>

const olderNames = (entry: Entry): string[] => {
  const { until: word } = WORDS[entry.edition.language]
  return entry.older.map(({ name, until, language }) => `${name} (${language}, ${word} ${until})`)
}

/** One term as a page that reads without scripts. */
export const glossaryPage = (entry: Entry): Markup => {
  const words = WORDS[entry.edition.language]
  const { counterpart } = entry
  const line = (title: string, list: readonly string[]): Markup | '' =>
    list.length === 0 ? '' : html`<p class="soft"><strong>${title}</strong>${words.colon}${list.join(', ')}</p>`
  return html`<main>
<h1>${entry.term}</h1>
${entry.text.split('\n').map((part) => html`<p>${part}</p>`)}
${line(words.older, olderNames(entry))}${line(words.also, entry.also)}
${entry.see.length === 0 ? '' : html`<h2>${words.see}</h2><ul>${entry.see.map((ref) => html`<li><a href="${ref.uri}">${ruleHeading(ref)}</a></li>`)}</ul>`}
${
  counterpart === null
    ? ''
    : html`<section lang="${counterpart.language}"><h2>${words.languages[counterpart.language]}${words.colon}<a href="${counterpart.uri}">${counterpart.term}</a></h2><p>${counterpart.text}</p></section>`
}
${entry.isOurs ? html`<p class="soft">${words.ours}</p>` : ''}
</main>
<footer><p>${words.edition} ${entry.edition.edition}</p></footer>`
}

/** The same term as Markdown. */
export const glossaryMarkdown = (entry: Entry): string => {
  const words = WORDS[entry.edition.language]
  const { counterpart } = entry
  const line = (title: string, list: readonly string[]): string[] =>
    list.length === 0 ? [] : [`**${title}**${words.colon}${list.join(', ')}`]
  return `${[
    `# ${entry.term}`,
    ...entry.text.split('\n'),
    ...line(words.older, olderNames(entry)),
    ...line(words.also, entry.also),
    ...line(
      words.see,
      entry.see.map((ref) => `[${ruleHeading(ref)}](${ref.uri})`),
    ),
    ...(counterpart === null
      ? []
      : [
          `## ${words.languages[counterpart.language]}${words.colon}[${counterpart.term}](${counterpart.uri})`,
          counterpart.text,
        ]),
    ...(entry.isOurs ? [words.ours] : []),
    `*${words.edition} ${entry.edition.edition}*`,
  ].join('\n\n')}\n`
}
