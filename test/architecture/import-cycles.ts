import { resolveImport } from './import-target.ts'
import { parseModule } from './parsed-module.ts'
import type { SourceTree } from './source-tree.ts'

/**
 * Each cycle of imports once, as `a -> b -> a`.
 * Type imports count too, except between two files of `src/core`: its nouns define one another (an amount counts what a
 * filter matches, a filter compares with an amount) and such imports are erased.
 */
export function findCycles(tree: SourceTree): string[] {
  const edges = new Map(Object.keys(tree).map((path) => [path, importedFiles(path, tree)]))
  const done = new Set<string>()
  const trail: string[] = []
  const cycles: string[] = []
  const enter = (path: string): void => {
    const since = trail.indexOf(path)
    if (since !== -1) {
      cycles.push([...trail.slice(since), path].join(' -> '))
      return
    }
    if (done.has(path)) return
    trail.push(path)
    for (const next of edges.get(path) ?? []) enter(next)
    trail.pop()
    done.add(path)
  }
  for (const path of edges.keys()) enter(path)
  return cycles
}

function importedFiles(path: string, tree: SourceTree): string[] {
  const text = tree[path]
  if (text === undefined) return []
  return parseModule(path, text).imports.flatMap(({ specifier, typeOnly }) => {
    if (specifier === null) return []
    const target = resolveImport(path, specifier)
    if (target.kind !== 'file' || !(target.path in tree)) return []
    return typeOnly && isCore(path) && isCore(target.path) ? [] : [target.path]
  })
}

function isCore(path: string): boolean {
  return path.startsWith('src/core/')
}
