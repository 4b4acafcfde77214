import { posix } from 'node:path'

/** What an import leads to: a file of the project (path from its root; leading `..` when outside it) or a package. */
export type ImportTarget = { kind: 'file'; path: string } | { kind: 'package'; name: string }

export function resolveImport(importer: string, specifier: string): ImportTarget {
  if (specifier.startsWith('.')) {
    return { kind: 'file', path: posix.normalize(posix.join(posix.dirname(importer), specifier)) }
  }
  if (specifier.startsWith('/') || specifier.startsWith('file:')) return { kind: 'file', path: `../${specifier}` }
  const platform = /^(node|cloudflare):/.exec(specifier)
  if (platform) return { kind: 'package', name: platform[0] }
  const parts = specifier.split('/')
  return { kind: 'package', name: specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier) }
}
