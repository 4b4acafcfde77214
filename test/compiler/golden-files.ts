import { readdirSync, readFileSync } from 'node:fs'

/** One case of a golden file: `# Name`, type line, text, `==>`, the IR a line an ability, `==>`, the text printed back. */
export interface GoldenCase {
  readonly name: string
  readonly typeLine: string
  readonly text: string
  readonly abilities: readonly unknown[]
  readonly printed: readonly string[]
}

const folder = new URL('golden/', import.meta.url)

export const goldenFiles = (): readonly string[] => readdirSync(folder).filter((name) => name.endsWith('.txt'))

export const readGolden = (file: string): readonly GoldenCase[] =>
  readFileSync(new URL(file, folder), 'utf8')
    .split(/^# /m)
    .slice(1)
    .map((block) => {
      const [head = '', ir = '', printed = ''] = block.split('\n==>\n')
      const [name = '', typeLine = '', ...text] = head.split('\n')
      return {
        name,
        typeLine,
        text: text.join('\n'),
        abilities: ir.split('\n').map((line) => JSON.parse(line) as unknown),
        printed: printed
          .trimEnd()
          .split('\n')
          .map((line) => line.replaceAll('\\n', '\n')),
      }
    })
