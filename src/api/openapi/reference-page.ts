import { codeBlock, html, type Markup, withCode } from '../pages/page.ts'
import type { OpenApiDocument } from './document.ts'
import { fieldTable, type JsonSchema, schemaText } from './schema-text.ts'

interface Content {
  readonly [mediaType: string]: { readonly schema?: JsonSchema }
}

interface Operation {
  readonly tags?: readonly string[]
  readonly summary?: string
  readonly description?: string
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly description?: string
    readonly schema?: JsonSchema
  }[]
  readonly requestBody?: { readonly content: Content }
  readonly responses?: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>
}

interface Call {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

const callsOf = (document: OpenApiDocument): Call[] =>
  Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )

const anchorOf = ({ method, path }: Call): string => `${method}${path}`.replaceAll(/[^\w]+/g, '-').toLowerCase()

const parameterTable = ({ parameters = [] }: Operation): Markup | '' =>
  parameters.length === 0
    ? ''
    : html`<h4>Parameters</h4><table><tbody>${parameters.map(
        (one) =>
          html`<tr><th scope="row"><code>${one.name}</code> <span class="soft">${one.in}${one.required === true ? '' : ', optional'}</span></th><td>${schemaText(one.schema ?? {})}${one.description === undefined ? '' : html`<br><span class="soft">${withCode(one.description)}</span>`}</td></tr>`,
      )}</tbody></table>`

const contentText = (content: Content = {}): Markup =>
  html`${Object.entries(content).map(([type, { schema = {} }]) => html`<code>${type}</code> ${schemaText(schema)}<br>`)}`

const callSection = (call: Call): Markup => {
  const { method, path, operation } = call
  return html`<section id="${anchorOf(call)}">
<h3><code>${method} ${path}</code></h3>
<p>${operation.summary ?? ''}.${operation.description === undefined ? '' : html` ${withCode(operation.description)}`}</p>
${parameterTable(operation)}
${operation.requestBody === undefined ? '' : html`<h4>Body</h4>${contentText(operation.requestBody.content)}`}
<h4>Answers</h4>
<table><tbody>${Object.entries(operation.responses ?? {}).map(
    ([status, answer]) =>
      html`<tr><th scope="row">${status}</th><td>${answer.description}<br>${contentText(answer.content)}</td></tr>`,
  )}</tbody></table>
</section>`
}

const schemaSection = ([name, schema]: readonly [string, JsonSchema]): Markup => {
  const members = schema.oneOf ?? schema.anyOf ?? []
  return html`<section id="schema-${name}">
<h3>${name}</h3>
${schema.description === undefined ? '' : html`<p>${withCode(schema.description)}</p>`}
${members.length > 0 ? members.map((member) => html`<div>${schemaText(member)}</div>`) : schema.properties === undefined ? html`<p>${schemaText(schema)}</p>` : fieldTable(schema)}
${schema.example === undefined ? '' : codeBlock(schema.example)}
</section>`
}

/** The whole reference as one page that reads without scripts. */
export const referencePage = (document: OpenApiDocument): Markup => {
  const calls = callsOf(document)
  const tags = (document.tags ?? []) as readonly { name: string; description?: string }[]
  const schemas = Object.entries((document.components?.schemas ?? {}) as Record<string, JsonSchema>)
  const inTag = (name: string): Call[] => calls.filter(({ operation }) => operation.tags?.includes(name))
  return html`<main>
<h1>${document.info.title} ${document.info.version}</h1>
<p>${document.info.description}</p>
<p>For programs: <a href="/openapi.json">openapi.json</a>. Errors are <a href="/problems">problem documents</a> (RFC 9457).</p>
<nav aria-label="Calls"><ul>${calls.map((call) => html`<li><a href="#${anchorOf(call)}"><code>${call.method} ${call.path}</code></a></li>`)}</ul></nav>
${tags.map((tag) => html`<h2>${tag.description ?? tag.name}</h2>${inTag(tag.name).map(callSection)}`)}
<h2>Schemas</h2>
${schemas.map(schemaSection)}
</main>`
}
