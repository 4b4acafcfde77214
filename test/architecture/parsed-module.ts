import { type Node, parseSync, visitorKeys } from 'oxc-parser'

/** One place where a module names another one. */
export interface ImportSite {
  /** `null` where the name is computed at run time, so nothing can be said about it. */
  specifier: string | null
  /** Erased by the compiler: such an import cannot make a cycle at run time. */
  typeOnly: boolean
  line: number
}

/** Parent is `null` for the program itself. */
export type NodeVisitor = (node: Node, parent: Node | null) => void

export interface ParsedModule {
  imports: ImportSite[]
  lineAt: (offset: number) => number
  visit: (visitor: NodeVisitor) => void
}

/** Reads one TypeScript file; throws where it does not parse. */
export function parseModule(path: string, text: string): ParsedModule {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const lineAt = lineCounter(text)
  const visit = (visitor: NodeVisitor) => walk(program, null, visitor)
  return { imports: collectImports(visit, lineAt), lineAt, visit }
}

function collectImports(visit: ParsedModule['visit'], lineAt: ParsedModule['lineAt']): ImportSite[] {
  const imports: ImportSite[] = []
  visit((node) => {
    const site = readImport(node)
    if (site) imports.push({ ...site, line: lineAt(node.start) })
  })
  return imports
}

function readImport(node: Node): Omit<ImportSite, 'line'> | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
      // `import { type A }` stays at run time as an empty import: only `import type` is erased.
      return { specifier: node.source.value, typeOnly: node.importKind === 'type' }
    case 'ExportAllDeclaration':
      return { specifier: node.source.value, typeOnly: node.exportKind === 'type' }
    case 'ExportNamedDeclaration':
      return node.source ? { specifier: node.source.value, typeOnly: node.exportKind === 'type' } : undefined
    case 'TSImportType':
      return { specifier: node.source.value, typeOnly: true }
    case 'ImportExpression':
      return { specifier: literalText(node.source), typeOnly: false }
    default:
      return undefined
  }
}

function literalText(node: Node): string | null {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null
}

function walk(node: Node, parent: Node | null, visitor: NodeVisitor): void {
  visitor(node, parent)
  for (const key of visitorKeys[node.type] ?? []) {
    const child = (node as unknown as Record<string, Node | (Node | null)[] | null | undefined>)[key]
    if (Array.isArray(child)) {
      for (const one of child) if (one) walk(one, node, visitor)
    } else if (child) {
      walk(child, node, visitor)
    }
  }
}

function lineCounter(text: string): (offset: number) => number {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let low = 0
    let high = starts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return low + 1
  }
}
