import type { Language } from '../edition-content.ts'

const table = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [lemma = '', ...forms] = line.trim().split(/\s+/)
        return forms.map((form): [string, string] => [form, lemma])
      }),
  )

/** Forms that no stemmer brings together with the word they belong to: the word first, its forms after it. */
export const IRREGULAR_FORMS: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: table(`
    die dies died dying
    lose lost
    leave left
    draw drew drawn
    choose chose chosen
    deal dealt
    pay paid
    take took taken
    give gave given
    begin began begun
    become became
    win won
    go went gone goes
    get got gotten
    keep kept
    spend spent
    find found
    hold held
    lie lies lying
    tie ties tied tying
    fight fought
    bring brought
    make made
    say said
    see saw seen
    tell told
  `),
  fr: table(`
    mourir meurt meurent mort morte morts mortes meure mourra
    perdre perd perdent perdu perdue perdus perdues perdez perde
    mettre met mettent mis mettez mette mettant
    prendre prend prennent pris prise prises prenez prenne
    détruire détruit détruite détruits détruites détruisent détruisez détruise
    choisir choisit choisissent choisi choisie choisis choisies choisissez choisisse
    pouvoir peut peuvent peux pouvez puisse puissent pourrait
    devoir doit doivent dois devez devrait
    vouloir veut veulent veux voulez
    faire fait font faites fasse
    aller va vont vais
    venir vient viennent venu venue vienne
    revenir revient reviennent revenu revenue revienne
    tenir tient tiennent tenu
    devenir devient deviennent devenu devenue devienne
    produire produit produite produits produites produisent produise
    réduire réduit réduite réduits réduites réduisent
    résoudre résout résolvent résolu résolue résolus résolues résolve résolvant
    dire dit disent dite
    voir voit voient vu vue voie
    recevoir reçoit reçoivent reçu reçue reçus reçues reçoive
    finir finit finissent fini finie finissez
    total totaux
  `),
}
