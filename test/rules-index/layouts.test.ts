import { describe, expect, it } from 'vitest'
import type { ImportedSource } from '../../rules-index/build/importers/import-text.ts'
import { importText } from '../../rules-index/build/importers/import-text.ts'
import type { ImportNote } from '../../rules-index/build/importers/imported-text.ts'

const read = (
  text: string | Uint8Array,
  name = '2001-02-03.txt',
): ImportedSource & { notes: readonly ImportNote[] } => {
  const outcome = importText(name, typeof text === 'string' ? new TextEncoder().encode(text) : text, {}, null)
  if (outcome.kind === 'refused') throw new Error(outcome.why)
  return { ...outcome.source, notes: outcome.notes }
}
const numbers = (text: string | Uint8Array): string[] => read(text).rules.map((rule) => rule.number)
const ruleOf = (text: string | Uint8Array, number: string) => read(text).rules.find((rule) => rule.number === number)

const TEXT_EDITION = `Pebbles Comprehensive Rules

These rules are effective as of March 4, 2005.

Contents

1. The Board
100. Pebbles
101. Squares

2. Play
200. Moving

Glossary

Credits

1. The Board

100. Pebbles

100.1. A pebble is a small stone that the players of this game put on the board.

100.1a A grey pebble can’t be moved by the player who put it there. See rule 200.1.
Example: Ann owns a grey pebble. The pebble of
200.1. Nobody can move it. 
Example: Bob owns another one.

100.1b If a _white_ pebble would leave the board, it goes back to its owner.

100.2. Leaping

100.2a. A stray full stop does this subrule no harm.

101. Squares

101.1. There are sixty squares.

2. Play

200. Moving

200.1. The players move their pebbles in turn, and the player who moved last waits.

Glossary

Leap
To pass over another stone. See rule 100.2.

Pebble, Grey
1. A stone.
2. A colour of the board. See rule 100.1a.

Credits

Ann drew the 100.3. board.
`

describe('the text edition', () => {
  it('reads every rule once, after the contents, before the glossary', () => {
    const all = ['1', '100', '100.1', '100.1a', '100.1b', '100.2', '100.2a', '101', '101.1', '2', '200', '200.1']
    expect(numbers(TEXT_EDITION)).toEqual(all)
    expect(read(TEXT_EDITION).notes).toEqual([])
  })
  it('leaves a number at the start of a line inside an example where it is', () => {
    expect(ruleOf(TEXT_EDITION, '100.1a')).toMatchObject({
      text: 'A grey pebble can’t be moved by the player who put it there. See rule 200.1.',
      examples: ['Ann owns a grey pebble. The pebble of 200.1. Nobody can move it.', 'Bob owns another one.'],
    })
  })
  it('knows names from texts, and drops the italic signs', () => {
    expect(ruleOf(TEXT_EDITION, '100.2')).toMatchObject({ title: 'Leaping', text: '' })
    expect(ruleOf(TEXT_EDITION, '100.1b')?.text).toMatch(/^If a white pebble/)
    expect(ruleOf(TEXT_EDITION, '100.2a')?.text).toMatch(/^A stray full stop/)
  })
  it('reads the glossary to its end', () => {
    expect(read(TEXT_EDITION).glossary).toEqual([
      { term: 'Leap', text: 'To pass over another stone. See rule 100.2.', see: [] },
      { term: 'Pebble, Grey', text: '1. A stone.\n2. A colour of the board. See rule 100.1a.', see: [] },
    ])
  })
  it('reads a glossary without blank lines, and a first sense glued to its term', () => {
    const dense = `Glossary\nLeap\nTo pass over another stone. See rule 100.2, “Leaping.”\nPebble, Grey\n1. A stone.\n2. A colour of the board. See rule 100.1a.\nStone\nSee rule 100.\nSwamp Stone1. A wet stone.\n2. A wet square.\nWall\nA row of stones.\nX\nAny number.\nCredits`
    const text = TEXT_EDITION.replace(/Glossary\n\nLeap[\s\S]*Credits/, dense)
    expect(read(text).glossary.map(({ term, text: sense }) => [term, sense])).toEqual([
      ['Leap', 'To pass over another stone. See rule 100.2, “Leaping.”'],
      ['Pebble, Grey', '1. A stone.\n2. A colour of the board. See rule 100.1a.'],
      ['Stone', 'See rule 100.'],
      ['Swamp Stone', '1. A wet stone.\n2. A wet square.'],
      ['Wall', 'A row of stones.'],
      ['X', 'Any number.'],
    ])
  })
  it('takes the date from the text before the one of the name', () => {
    expect(read(TEXT_EDITION, '1999-01-01.txt')).toMatchObject({
      edition: '2005-03-04',
      approximate: false,
      language: 'en',
    })
    expect(read(TEXT_EDITION.replace(/These rules.*\n/, ''), 'Pebbles 19990101.txt').edition).toBe('1999-01-01')
  })
  it('joins the lines of a wrapped text, over references that begin a line', () => {
    const wrapped = TEXT_EDITION.replace(/(?<=^\d.*\S) (?=\S+ \S+ \S+ \S+$)/gm, '\n')
    expect(wrapped).not.toBe(TEXT_EDITION)
    expect(read(wrapped).rules.map(({ number, text }) => [number, text.replaceAll('\n', ' ')])).toEqual(
      read(TEXT_EDITION).rules.map(({ number, text }) => [number, text]),
    )
  })
  it('mends a number that the publisher misprinted, and says so', () => {
    const slip = TEXT_EDITION.replace('\n100.1b If', '\n110.1b If')
    expect(numbers(slip)).toEqual(numbers(TEXT_EDITION))
    expect(read(slip).notes).toMatchObject([{ line: 29, reason: 'number-mended' }])
  })
  it('reports a gap', () => {
    const gap = TEXT_EDITION.replace('\n101.1. There', '\n101.3. There')
    expect(read(gap).notes).toMatchObject([{ reason: 'gap-in-the-numbers' }])
    expect(numbers(gap)).toContain('101.3')
  })
})

describe('encodings', () => {
  const bytes = (text: string, table: Readonly<Record<string, number>>): Uint8Array =>
    Uint8Array.from(text, (letter) => table[letter] ?? letter.charCodeAt(0))
  const utf16 = (text: string, little: boolean): Uint8Array =>
    Uint8Array.from(
      [...`\uFEFF${text}`].flatMap((c) =>
        little ? [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8] : [c.charCodeAt(0) >> 8, c.charCodeAt(0) & 255],
      ),
    )
  const forms: readonly (readonly [string, string | Uint8Array])[] = [
    ['BOM', `\uFEFF${TEXT_EDITION}`],
    ['CRLF', TEXT_EDITION.replaceAll('\n', '\r\n')],
    ['CR', TEXT_EDITION.replaceAll('\n', '\r')],
    ['UTF-16 LE', utf16(TEXT_EDITION, true)],
    ['UTF-16 BE', utf16(TEXT_EDITION, false)],
    ['Windows-1252', bytes(TEXT_EDITION, { '’': 0x92 })],
    ['Mac Roman', bytes(TEXT_EDITION, { '’': 0xd5 })],
  ]
  it.each(forms)('%s gives the same rules', (_, form) => {
    expect(read(form).rules).toEqual(read(TEXT_EDITION).rules)
  })
  it('cp850', () => {
    const french =
      '400. Pièces\n\n400.1. Une pièce de métal est à son propriétaire.\n\n400.1a. Côté pile, elle est grisée.\n'
    const cp850 = bytes(french, { é: 0x82, è: 0x8a, à: 0x85, ô: 0x93 })
    expect(read(cp850)).toMatchObject({ encoding: 'cp850', language: 'fr' })
    expect(read(cp850).rules).toEqual(read(french).rules)
  })
})

describe('layout A: every number ends in a full stop', () => {
  const PAGE = `jeu de cailloux 2.2

Accueil Forum

213. Cailloux

213.1. Un caillou est une pierre.
Exemple : si Anne pose un caillou, il est à elle.

213.1a. Un caillou gris a pour texte : "

, Retournez ce caillou" et aussi "

: Posez un caillou."

214. Cases

214.1. Une case est vide

214.2. Voir la règle 213.1a.

Noter cette page

3/10 sur 4 votes`

  it('reads every rule, and joins what a lost symbol tore apart', () => {
    expect(read(PAGE).layout).toBe('french-old-numbering')
    expect(numbers(PAGE)).toEqual(['213', '213.1', '213.1a', '214', '214.1', '214.2'])
    expect(ruleOf(PAGE, '213.1a')?.text).toBe(
      'Un caillou gris a pour texte : " , Retournez ce caillou" et aussi " : Posez un caillou."',
    )
    expect(ruleOf(PAGE, '213.1')?.examples).toEqual(['si Anne pose un caillou, il est à elle.'])
  })
  it('reports the page around the rules with its lines', () => {
    expect(read(PAGE).notes.map(({ line, reason }) => [line, reason])).toEqual(
      [1, 3, 22, 24].map((line) => [line, 'outside-the-rules']),
    )
  })
})

const CHAPTER = `Règles du jeu de cailloux

Règles US [30/09/2011] Règles FR [04/03/2012]

Sommaire

1. Notions du Jeu

114. Notions du Jeu : Cases



114.1.

Une case est un carré du plateau, cf. règle

601.2c

. Un joueur la choisit.

Exemple : Anne choisit une case. 114.2 Une case peut être vide. 114.3 Une case ne peut pas être posée sur une autre.

114.3a

Une case grise (cf. règle 114.1) compte double. 114.5 n’est pas une règle.

114.4.

Une case a une couleur.`

describe('layout B1: a number alone on its line', () => {
  it('puts a torn-out reference back, and takes glued rules apart', () => {
    expect(read(CHAPTER)).toMatchObject({
      layout: 'french-chapter-spaced',
      edition: '2012-03-04',
      approximate: false,
      language: 'fr',
    })
    expect(numbers(CHAPTER)).toEqual(['114', '114.1', '114.2', '114.3', '114.3a', '114.4'])
    expect(ruleOf(CHAPTER, '114.1')).toMatchObject({
      text: 'Une case est un carré du plateau, cf. règle 601.2c. Un joueur la choisit.',
      examples: ['Anne choisit une case.'],
    })
    expect(ruleOf(CHAPTER, '114.2')?.text).toBe('Une case peut être vide.')
    expect(ruleOf(CHAPTER, '114.3a')?.text).toBe(
      'Une case grise (cf. règle 114.1) compte double. 114.5 n’est pas une règle.',
    )
  })
  it('takes the chapter’s own name', () => {
    expect(ruleOf(CHAPTER, '114')?.title).toBe('Cases')
    expect(read(CHAPTER).outline).toEqual([{ number: '1', title: 'Notions du Jeu' }])
  })
})

describe('layout B2: the next number hangs on the line before', () => {
  const GLUED = `Règles du jeu de cailloux
Règles US [30/09/2011] Règles FR [04/03/2012]Sommaire
8. Tables
- 806. Chacun pour Soi
- 807. Grande Table
807. Tables : Grande Table
807.1.
On joue à la grande table à dix ou plus.807.2.
Les options sont les suivantes :807.2a
Chaque joueur voit une place (cf. règle 801).Exemple : Anne voit Bob.
807.2b
On tourne à gauche.807.3.
On s’assied au hasard.`
  it('takes them apart', () => {
    expect(read(GLUED)).toMatchObject({ layout: 'french-chapter-glued', edition: '2012-03-04' })
    expect(read(GLUED).rules.map(({ number, title, text }) => [number, title || text])).toEqual([
      ['807', 'Grande Table'],
      ['807.1', 'On joue à la grande table à dix ou plus.'],
      ['807.2', 'Les options sont les suivantes :'],
      ['807.2a', 'Chaque joueur voit une place (cf. règle 801).'],
      ['807.2b', 'On tourne à gauche.'],
      ['807.3', 'On s’assied au hasard.'],
    ])
    expect(ruleOf(GLUED, '807.2a')?.examples).toEqual(['Anne voit Bob.'])
    expect(read(GLUED).outline.map(({ number }) => number)).toEqual(['8', '806'])
  })
})

describe('layout C: numbers of the first level are lost', () => {
  const SITE = `Règles du site
8. Tables
809. Table ronde
810. Table à deux
810. Table à deux
On joue à quatre autour de la table.
Chaque équipe a trente points.
Exemple : Anne et Bob ont trente points.
Pour gagner, on suit ces règles :
810.3a Une équipe perd ensemble.
810.3b Une équipe gagne ensemble.
Les points sont partagés dans la partie.
810.4a On paie à deux.
Une autre table existe.`
  it('counts them back, held to the subrules that follow', () => {
    expect(read(SITE).layout).toBe('french-site-2024')
    expect(numbers(SITE)).toEqual(['810', '810.1', '810.2', '810.3', '810.3a', '810.3b', '810.4', '810.4a', '810.5'])
    expect(ruleOf(SITE, '810.2')?.examples).toEqual(['Anne et Bob ont trente points.'])
    expect(read(SITE).notes.filter(({ reason }) => reason === 'count-does-not-agree')).toEqual([])
  })
  it('says so where the count does not agree, and keeps the subrule’s word', () => {
    const torn = SITE.replace(
      'Chaque équipe a trente points.\n',
      'Chaque équipe a trente points.\nOu bien plus, à la table ronde.\n',
    )
    expect(read(torn).notes.map(({ reason }) => reason)).toContain('count-does-not-agree')
    expect(numbers(torn)).toEqual(numbers(SITE))
    const whole = read(torn)
      .rules.flatMap(({ text, examples }) => [text, ...examples])
      .join('\n')
    expect(whole).toContain('Ou bien plus, à la table ronde.')
  })
})

describe('layout D: cells of a table', () => {
  const TABLE = `4. LES CASES
|
400. Généralités
|
400.1. Une case est un carré du plateau. (Cf. section 9.)
|
400.1a. Elle est grise, ou elle est blanche.
Exemple : la case de la reine est grise.
|
400.2. Le bord du plateau n’est pas une case
|
Retour au Sommaire... |`
  it('reads a rule a cell, and reports what is no rule', () => {
    expect(read(TABLE).layout).toBe('french-table')
    expect(read(TABLE).rules.map(({ number, title, text }) => [number, title || text])).toEqual([
      ['4', 'Les cases'],
      ['400', 'Généralités'],
      ['400.1', 'Une case est un carré du plateau. (Cf. section 9.)'],
      ['400.1a', 'Elle est grise, ou elle est blanche.'],
      ['400.2', 'Le bord du plateau n’est pas une case'],
    ])
    expect(ruleOf(TABLE, '400.1a')?.examples).toEqual(['la case de la reine est grise.'])
    expect(read(TABLE).notes).toMatchObject([{ line: 12, reason: 'outside-the-rules' }])
  })
})

describe('what cannot be read is refused', () => {
  const why = (text: string, name = 'x.txt') => {
    const outcome = importText(name, new TextEncoder().encode(text), {}, null)
    return outcome.kind === 'refused' ? outcome.why : 'imported'
  }
  it('says why', () => {
    expect(why('')).toBe('empty')
    expect(why('A letter to my aunt about pebbles.')).toBe('no-layout')
    expect(why(TEXT_EDITION.replace(/These rules.*\n/, ''))).toBe('no-edition')
  })
  it('takes the date and the language that it is told', () => {
    const bare = new TextEncoder().encode(TEXT_EDITION.replace(/These rules.*\n/, ''))
    expect(importText('x.txt', bare, { edition: '2004-05-06' }, null)).toMatchObject({
      source: { edition: '2004-05-06', approximate: false },
    })
    expect(importText('x.txt', bare, { edition: '2004-05-06', language: 'fr' }, null)).toMatchObject({
      source: { language: 'fr' },
    })
  })
  it('works a date out from the numbers, and marks it', () => {
    const numbering = {
      editions: ['2001-01-01', '2002-01-01', '2003-01-01'],
      numbers: [
        new Set(['100.1', '200.1']),
        new Set(['100.1', '100.1a', '100.1b', '100.2', '100.2a', '101.1', '200.1']),
        new Set(['100.1', '100.1a', '100.1b', '101.1', '200.1']),
      ],
    }
    const bare = new TextEncoder().encode(TEXT_EDITION.replace(/These rules.*\n/, ''))
    expect(importText('x.txt', bare, {}, numbering)).toMatchObject({
      source: { edition: '2002-01-01', approximate: true },
    })
  })
})
