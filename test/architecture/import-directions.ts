import { type ImportTarget, resolveImport } from './import-target.ts'
import { parseModule } from './parsed-module.ts'
import type { SourceTree } from './source-tree.ts'

/** The folders and packages a folder's files may import besides those of the folder itself. */
interface Direction {
  folders: readonly string[]
  packages: readonly string[]
}

const core = 'src/core'
export const pureFolders = [core, 'src/engine', 'src/compiler', 'src/library', 'src/notation', 'src/i18n'] as const
const shellFolders = [...pureFolders, 'src/cards', 'src/api', 'src/bots', 'src/web', 'rules-index/dist']
const shellPackages = ['hono', 'zod', '@hono/zod-openapi', '@modelcontextprotocol/server', 'cloudflare:']

/** Who may import what. A pure folder takes at most the one library that does its field's work. */
const directions: Readonly<Record<string, Direction>> = {
  [core]: { folders: [], packages: [] },
  'src/engine': { folders: [core], packages: [] },
  'src/compiler': { folders: [core], packages: [] },
  'src/library': { folders: [core], packages: ['@orama/stemmers'] },
  'src/notation': { folders: [core], packages: [] },
  'src/i18n': { folders: [core], packages: [] },
  'src/cards': { folders: [...pureFolders, 'rules-index/dist'], packages: ['zod'] },
  'src/api': { folders: shellFolders, packages: shellPackages },
  'src/bots': { folders: shellFolders, packages: shellPackages },
  'src/web': { folders: shellFolders, packages: shellPackages },
  'src/index.ts': { folders: ['src/api'], packages: [] },
  'rules-index/build': { folders: [core, 'src/library'], packages: ['node:', 'yaml', '@orama/stemmers'] },
}

/** Every import that goes where its folder may not, and every source file in a folder without a direction. */
export function findDirectionFaults(tree: SourceTree): string[] {
  return Object.entries(tree).flatMap(([path, text]) => {
    if (!path.startsWith('src/') && !path.startsWith('rules-index/build/')) return []
    if (path.endsWith('.d.ts')) return []
    const home = Object.keys(directions).find((folder) => isWithin(path, folder))
    const direction = home === undefined ? undefined : directions[home]
    if (home === undefined || !direction) return [`${path} lies in a folder that no import direction names`]
    return parseModule(path, text).imports.flatMap(({ specifier, line }) => {
      if (specifier === null) return [`${path}:${line} imports a module whose name is computed`]
      const target = resolveImport(path, specifier)
      return isAllowed(target, home, direction) ? [] : [`${path}:${line} may not import ${specifier}`]
    })
  })
}

/** Imports from outside the project: it must build and pass its tests with nothing lying beside it. */
export function findOutsideImports(tree: SourceTree): string[] {
  return Object.entries(tree).flatMap(([path, text]) =>
    parseModule(path, text).imports.flatMap(({ specifier, line }) => {
      const target = specifier === null ? undefined : resolveImport(path, specifier)
      const isOutside = target?.kind === 'file' && target.path.startsWith('..')
      return isOutside ? [`${path}:${line} imports ${specifier} from outside the project`] : []
    }),
  )
}

function isAllowed(target: ImportTarget, home: string, direction: Direction): boolean {
  if (target.kind === 'package') return direction.packages.includes(target.name)
  return isWithin(target.path, home) || direction.folders.some((folder) => isWithin(target.path, folder))
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}
