import { html, type Markup } from '../pages/page.ts'

/** The part of JSON Schema that zod's schemas come out as. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly items?: JsonSchema
  readonly prefixItems?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: boolean | JsonSchema
  readonly required?: readonly string[]
  readonly oneOf?: readonly JsonSchema[]
  readonly anyOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly example?: unknown
  readonly maxItems?: number
}

const LONGEST_ENUM = 16

const joined = (parts: readonly Markup[]): Markup =>
  html`${parts.map((part, i) => (i === 0 ? part : html` <span class="soft">or</span> ${part}`))}`

/** A schema in one line, with links to those that have a name of their own. */
export const schemaText = (schema: JsonSchema): Markup => {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return html`<a href="#schema-${name}">${name}</a>`
  }
  const members = schema.oneOf ?? schema.anyOf ?? schema.allOf
  if (members !== undefined) return joined(members.map(schemaText))
  if (schema.enum !== undefined) return enumText(schema.enum)
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  if (schema.items !== undefined) return html`list of ${schemaText(schema.items)}`
  if (schema.prefixItems !== undefined)
    return html`[${schema.prefixItems.map((one, i) => html`${i === 0 ? '' : ', '}${schemaText(one)}`)}]`
  if (typeof schema.additionalProperties === 'object') return html`map of ${schemaText(schema.additionalProperties)}`
  if (schema.properties !== undefined) return fieldTable(schema)
  return html`${[schema.type ?? 'anything'].flat().join(' or ')}`
}

const enumText = (values: readonly unknown[]): Markup => {
  const shown = values.slice(0, LONGEST_ENUM).map((value) => html`<code>${JSON.stringify(value)}</code> `)
  return html`${shown}${values.length > LONGEST_ENUM ? html`<details><summary>${values.length} values</summary>${values.slice(LONGEST_ENUM).map((value) => html`<code>${JSON.stringify(value)}</code> `)}</details>` : ''}`
}

/** The fields of an object schema. */
export const fieldTable = ({ properties = {}, required = [] }: JsonSchema): Markup =>
  html`<table><tbody>${Object.entries(properties).map(
    ([name, field]) =>
      html`<tr><th scope="row"><code>${name}</code>${required.includes(name) ? '' : html` <span class="soft">?</span>`}</th><td>${schemaText(field)}${field.description === undefined ? '' : html`<br><span class="soft">${field.description}</span>`}</td></tr>`,
  )}</tbody></table>`
