import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Language } from '../../library/index.ts'
import type { AppContext } from '../env.ts'

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

interface Page {
  readonly language: Language
  readonly title: string
  readonly body: Markup
}

/** Nothing is loaded from anywhere but the service itself, and nothing runs. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors *"

export const pageResponse = async (
  c: AppContext,
  { language, title, body }: Page,
  status: 200 | 404 = 200,
): Promise<Response> => {
  const text = await html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
${body}
</body>
</html>
`
  c.header('Content-Security-Policy', POLICY)
  c.header('Content-Language', language)
  return c.body(text.toString(), status, { 'Content-Type': 'text/html; charset=utf-8' })
}

/** `code` between back quotes in a sentence of ours becomes an element. */
export const withCode = (sentence: string): Markup =>
  html`${sentence.split('`').map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : part))}`

export const codeBlock = (value: unknown): Markup =>
  html`<pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>`

export { html, raw }
