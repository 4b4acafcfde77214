/** A file about a rule may begin with its number, one about an example with its place too: `601.2c.1-two-words.scn`. */
const kebabCase = /^\.?(?:\d{3}\.\d+[a-z]?(?:\.\d+)?-)?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/
const capitalByCustom = new Set(['README.md', 'GRAMMAR.md'])
/** Names that say nothing of what lies inside. */
const drawerNames = new Set(['util', 'utils', 'helper', 'helpers', 'misc', 'common', 'stuff'])

/** Files and folders that are not in kebab-case, and drawers for whatever had no better place. */
export function findNameFaults(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const parts = path.split('/')
    const faults: string[] = []
    if (parts.some((part) => !kebabCase.test(part) && !capitalByCustom.has(part))) {
      faults.push(`${path} is not in kebab-case`)
    }
    if (parts.some((part) => drawerNames.has(part.split('.')[0] ?? part))) {
      faults.push(`${path} is named for no one thing`)
    }
    return faults
  })
}
