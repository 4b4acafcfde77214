import type { ArrowFunctionExpression, Function as NamedFunction, Node } from 'oxc-parser'
import { parseModule } from './parsed-module.ts'
import type { SourceTree } from './source-tree.ts'

export const maxFileLines = 300
export const maxFunctionLines = 60

/** What may be longer, and why: `path` for a file, `path#function` for a function. */
export type SizeExceptions = Readonly<Record<string, string>>

/** Files and functions that are too long and not excepted, and exceptions that nothing needs any more. */
export function findSizeFaults(tree: SourceTree, exceptions: SizeExceptions): string[] {
  const tooLong = new Map(Object.entries(tree).flatMap(([path, text]) => measure(path, text)))
  const faults = [...tooLong].filter(([key]) => !(key in exceptions)).map(([key, size]) => `${key} has ${size}`)
  const stale = Object.keys(exceptions).filter((key) => !tooLong.has(key))
  return [...faults, ...stale.map((key) => `${key} is listed as too long and is not`)]
}

function measure(path: string, text: string): [key: string, size: string][] {
  const found: [string, string][] = []
  const fileLines = text.replace(/\n$/, '').split('\n').length
  if (fileLines > maxFileLines) found.push([path, `${fileLines} lines, more than ${maxFileLines}`])
  const module = parseModule(path, text)
  module.visit((node, parent) => {
    if (!isFunction(node)) return
    const lines = module.lineAt(node.end) - module.lineAt(node.start) + 1
    if (lines <= maxFunctionLines) return
    found.push([`${path}#${functionName(node, parent)}`, `${lines} lines, more than ${maxFunctionLines}`])
  })
  return found
}

type FunctionNode = NamedFunction | ArrowFunctionExpression

function isFunction(node: Node): node is FunctionNode {
  return (
    node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression'
  )
}

function functionName(node: FunctionNode, parent: Node | null): string {
  if (node.id) return node.id.name
  const owner =
    parent?.type === 'VariableDeclarator'
      ? parent.id
      : parent?.type === 'Property' || parent?.type === 'MethodDefinition' || parent?.type === 'PropertyDefinition'
        ? parent.key
        : undefined
  return owner?.type === 'Identifier' ? owner.name : 'anonymous'
}
