import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files by their path from the project's root, `/` between folders. Fixtures are written as such an object. */
export type SourceTree = Readonly<Record<string, string>>

const generated = new Set(['node_modules', 'rules-index/dist', 'rules-index/imported'])

/** Paths of every file under the given folders, generated output left out. A folder that is absent has no files. */
export function listFiles(root: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) => listFolder(root, folder)).sort()
}

function listFolder(root: string, folder: string): string[] {
  if (generated.has(folder)) return []
  let entries: ReturnType<typeof readEntries>
  try {
    entries = readEntries(join(root, folder))
  } catch {
    return []
  }
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? listFolder(root, path) : [path]
  })
}

function readEntries(folder: string) {
  return readdirSync(folder, { withFileTypes: true })
}

/** The TypeScript sources under the given folders. */
export function readSources(root: string, folders: readonly string[]): SourceTree {
  const paths = listFiles(root, folders).filter((path) => /\.tsx?$/.test(path))
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}
