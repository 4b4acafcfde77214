import { findRuleNumbers, printRuleNumber } from '../../core/rule-number.ts'
import type { Language } from '../../library/index.ts'
import type { RuleAnswer, RuleRefAnswer } from '../schemas/rule.ts'
import { html, type Markup } from './page.ts'

const WORDS = {
  en: {
    example: 'Example',
    see: 'See also',
    seenFrom: 'Referred to by',
    below: 'Below it',
    edition: 'Edition',
    previous: 'Previous',
    next: 'Next',
    up: 'Up',
    colon: ': ',
  },
  fr: {
    example: 'Exemple',
    see: 'Voir aussi',
    seenFrom: 'Cité par',
    below: 'En dessous',
    edition: 'Édition',
    previous: 'Précédente',
    next: 'Suivante',
    up: 'Plus haut',
    colon: '\u00a0: ',
  },
} as const satisfies Record<Language, Record<string, string>>

export const ruleHeading = ({ number, title }: { number: string; title: string }): string =>
  title === '' ? number : `${number} ${title}`

/** Its own name, or that of the heading it stands under. */
export const rulePageTitle = (rule: RuleAnswer): string =>
  ruleHeading({ number: rule.number, title: rule.title || (rule.heading?.title ?? '') })

/** The numbers in a text lead to their rules. */
const withLinks = (text: string, rule: RuleAnswer): Markup => {
  const query = rule.uri.slice(rule.uri.indexOf('?'))
  const parts: (string | Markup)[] = []
  let at = 0
  for (const { number, start, end } of findRuleNumbers(text)) {
    if (number.rule === 0 || start < at) continue
    parts.push(
      text.slice(at, start),
      html`<a href="/v1/rules/${printRuleNumber(number)}${query}">${text.slice(start, end)}</a>`,
    )
    at = end
  }
  parts.push(text.slice(at))
  return html`${parts}`
}

const refList = (title: string, refs: readonly RuleRefAnswer[]): Markup | '' =>
  refs.length === 0
    ? ''
    : html`<h2>${title}</h2><ul>${refs.map((ref) => html`<li><a href="${ref.uri}">${ruleHeading(ref)}</a></li>`)}</ul>`

const navLink = (ref: RuleRefAnswer | null, rel: string, label: string): Markup | '' =>
  ref === null ? '' : html`<a rel="${rel}" href="${ref.uri}">${label}${ref.number}</a> `

/** One rule as a page that reads without scripts. */
export const rulePage = (rule: RuleAnswer): Markup => {
  const words = WORDS[rule.edition.language]
  return html`<nav>${navLink(rule.previous, 'prev', words.previous + words.colon)}${navLink(rule.parent, 'up', words.up + words.colon)}${navLink(rule.next, 'next', words.next + words.colon)}</nav>
<main>
<h1>${rulePageTitle(rule)}</h1>
${rule.text === '' ? '' : html`<p>${withLinks(rule.text, rule)}</p>`}
${rule.list.length === 0 ? '' : html`<p>${rule.list.join(', ')}</p>`}
${rule.examples.map((example) => html`<p class="soft"><strong>${words.example}</strong> ${withLinks(example, rule)}</p>`)}
${refList(words.below, rule.children)}${refList(words.see, rule.see)}${refList(words.seenFrom, rule.seenFrom)}
</main>
<footer><p>${words.edition} ${rule.edition.edition}</p></footer>`
}

/** The same rule as Markdown. */
export const ruleMarkdown = (rule: RuleAnswer): string => {
  const words = WORDS[rule.edition.language]
  const bullets = (title: string, refs: readonly RuleRefAnswer[]): string[] =>
    refs.length === 0 ? [] : [`## ${title}`, refs.map((ref) => `- [${ruleHeading(ref)}](${ref.uri})`).join('\n')]
  return `${[
    `# ${rulePageTitle(rule)}`,
    ...(rule.text === '' ? [] : [rule.text]),
    ...(rule.list.length === 0 ? [] : [rule.list.join(', ')]),
    ...rule.examples.map((example) => `> **${words.example}** ${example}`),
    ...bullets(words.below, rule.children),
    ...bullets(words.see, rule.see),
    ...bullets(words.seenFrom, rule.seenFrom),
    `*${words.edition} ${rule.edition.edition}*`,
  ].join('\n\n')}\n`
}
