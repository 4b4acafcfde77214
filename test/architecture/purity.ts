import type { Node } from 'oxc-parser'
import { pureFolders } from './import-directions.ts'
import { parseModule } from './parsed-module.ts'
import type { SourceTree } from './source-tree.ts'

/** Globals that read a clock, chance, the network or the machine, or reach such a thing by another name. */
const impureGlobals = new Set([
  'Atomics',
  'Buffer',
  'Date',
  'EventSource',
  'FinalizationRegistry',
  'Function',
  'SharedArrayBuffer',
  'WeakRef',
  'WebSocket',
  'XMLHttpRequest',
  'caches',
  'console',
  'crypto',
  'document',
  'eval',
  'fetch',
  'global',
  'globalThis',
  'localStorage',
  'navigator',
  'performance',
  'process',
  'queueMicrotask',
  'require',
  'scheduler',
  'self',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'window',
])

/** Every use of an impure global, of `Math.random` and of `import.meta` in the pure folders. */
export function findImpurities(tree: SourceTree): string[] {
  return Object.entries(tree)
    .filter(([path]) => pureFolders.some((folder) => path.startsWith(`${folder}/`)))
    .flatMap(([path, text]) => findInModule(path, text))
}

function findInModule(path: string, text: string): string[] {
  const module = parseModule(path, text)
  const used: { name: string; line: number }[] = []
  const declared = new Set<string>()
  module.visit((node, parent) => {
    const line = module.lineAt(node.start)
    for (const name of patternNames(node)) declared.add(name)
    if (isMathRandom(node)) used.push({ name: 'Math.random', line })
    if (node.type === 'MetaProperty' && node.meta.name === 'import') used.push({ name: 'import.meta', line })
    if (node.type !== 'Identifier' || isMemberName(node, parent)) return
    if (isDeclaration(node, parent)) declared.add(node.name)
    else if (impureGlobals.has(node.name)) used.push({ name: node.name, line })
  })
  return used.filter(({ name }) => !declared.has(name)).map(({ name, line }) => `${path}:${line} uses ${name}`)
}

function isMathRandom(node: Node): boolean {
  if (node.type === 'VariableDeclarator') {
    const { id, init } = node
    if (init?.type !== 'Identifier' || init.name !== 'Math' || id.type !== 'ObjectPattern') return false
    return id.properties.some((one) => one.type === 'RestElement' || isNamed(one.key, 'random', one.computed))
  }
  if (node.type !== 'MemberExpression') return false
  return (
    node.object.type === 'Identifier' &&
    node.object.name === 'Math' &&
    (isNamed(node.property, 'random', node.computed) || (node.computed && node.property.type !== 'Literal'))
  )
}

function isNamed(node: Node, name: string, computed: boolean): boolean {
  if (node.type === 'Literal') return node.value === name
  return !computed && node.type === 'Identifier' && node.name === name
}

/** `x.console`, `{ process: 1 }`, `interface A { self: string }`: a name, not a use of the global. */
function isMemberName(node: Node, parent: Node | null): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
      return parent.property === node && !parent.computed
    case 'Property':
      return parent.key === node && !parent.computed
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'TSPropertySignature':
    case 'TSMethodSignature':
      return parent.key === node && !parent.computed
    case 'TSEnumMember':
      return parent.id === node
    default:
      return false
  }
}

/** The file's own binding of that name, which shadows the global. */
function isDeclaration(node: Node, parent: Node | null): boolean {
  switch (parent?.type) {
    case 'VariableDeclarator':
    case 'ClassDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
      return parent.id === node
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return parent.id === node || isParameter(node, parent)
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return parent.local === node
    default:
      return parent !== null && isParameter(node, parent)
  }
}

function isParameter(node: Node, parent: Node): boolean {
  return 'params' in parent && Array.isArray(parent.params) && (parent.params as Node[]).includes(node)
}

/** The names that `const { a, b: c = 1 } = x` binds. */
function patternNames(node: Node): string[] {
  if (node.type !== 'ObjectPattern') return []
  return node.properties.flatMap((one) => {
    const bound = one.type === 'RestElement' ? one.argument : one.value
    const target = bound.type === 'AssignmentPattern' ? bound.left : bound
    return target.type === 'Identifier' ? [target.name] : []
  })
}
