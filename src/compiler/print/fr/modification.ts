import type { Amount } from '../../../core/amount.ts'
import type { Color } from '../../../core/color.ts'
import type { Modification } from '../../../core/modification.ts'
import type { Ref } from '../../../core/ref.ts'
import type { WordChange } from '../../../core/word-change.ts'
import { boost, MEASURES } from './amount.ts'
import { joinWith, quoted, withA, withDe } from './elision.ts'
import { subtypesNoun, typesNoun } from './filter.ts'
import { keywordInSentence } from './keyword.ts'
import { bareKeywordFr, keywordNameFr } from './keyword-names.ts'
import { cardinal } from './noun.ts'
import type { Predicate } from './predicate.ts'
import { possessed } from './reference.ts'
import { freshScope, type Mention, type Scope } from './scope.ts'
import { subtypesTitle } from './subtypes.ts'
import { COLORS_FR, SUPERTYPES_FR } from './terms.ts'
import { ACQUIRE, BE, BECOME, CAN, GAIN, HAVE, LOSE } from './verb.ts'

/** Whether a continuous effect holds of itself (604) or begins when something resolves (611.2). */
export type Voice = 'static' | 'resolving'

type Of<K extends Modification['kind']> = Extract<Modification, { kind: K }>

const plain = (verb: Predicate['verb'], rest: string): Predicate => ({ verb, rest })

/** "le vol", or an ability in quotation marks. */
const granted = (ability: Of<'add-ability'>['ability'], scope: Scope): string =>
  ability.kind === 'keyword'
    ? keywordInSentence(ability, scope)
    : quoted(scope.via.ability(ability, freshScope(scope, scope.self)))

const kindOf = (modification: Of<'types'>, size: string): { text: string; gender: 'm' | 'f' } => {
  const types = modification.types ?? []
  const subtypes = modification.subtypes ?? []
  const head = types.length > 0 ? typesNoun(types) : subtypesNoun(subtypes)
  const supertypes = (modification.supertypes ?? []).map((each) =>
    SUPERTYPES_FR[each]({ gender: head.gender, plural: false }),
  )
  const title = types.length > 0 && subtypes.length > 0 ? subtypesTitle(subtypes) : ''
  const text = [head.singular, ...supertypes, size, title].filter((part) => part !== '').join(' ')
  return { text, gender: head.gender }
}

const changeTypes = (modification: Of<'types'>, voice: Voice, of: Mention, size: string): Predicate => {
  const verb = voice === 'static' ? BE : BECOME
  if (modification.allCreatureTypes === true)
    return plain(voice === 'static' ? HAVE : ACQUIRE, 'tous les types de créature')
  const types = modification.types ?? []
  const subtypes = modification.subtypes ?? []
  const added =
    modification.set === true
      ? ''
      : ' en plus de ses autres types'.replace('ses', of.agreement.plural ? 'leurs' : 'ses')
  if (types.length === 0 && subtypes.length === 0) {
    const supertypes = (modification.supertypes ?? []).map((each) => SUPERTYPES_FR[each](of.agreement))
    return plain(verb, joinWith('et', supertypes))
  }
  const { text, gender } = kindOf(modification, size)
  if (of.agreement.plural) return plain(verb, `des ${pluralKind(modification, size)}${added}`)
  return plain(verb, `${cardinal(1, gender)} ${text}${added}`)
}

const pluralKind = (modification: Of<'types'>, size: string): string => {
  const types = modification.types ?? []
  const subtypes = modification.subtypes ?? []
  const head = types.length > 0 ? typesNoun(types) : subtypesNoun(subtypes)
  const title = types.length > 0 && subtypes.length > 0 ? subtypesTitle(subtypes) : ''
  return [head.plural, size, title].filter((part) => part !== '').join(' ')
}

/** "dans son texte « rouge » remplacé par « bleu »" */
const changedWords = (change: WordChange): string => {
  const word = (each: string): string =>
    change.sort === 'color' ? COLORS_FR[each as Color]({ gender: 'm', plural: false }) : subtypesTitle([each])
  return `dans son texte « ${word(change.from)} » remplacé par « ${word(change.to)} »`
}

const colorText = (modification: Of<'colors'>, of: Mention): string => {
  const colors = joinWith(
    'et',
    modification.colors.map((color) => COLORS_FR[color](of.agreement)),
  )
  if (modification.colors.length === 0) return `incolore${of.agreement.plural ? 's' : ''}`
  return modification.set === true
    ? colors
    : `${colors} en plus de ${of.agreement.plural ? 'leurs' : 'ses'} autres couleurs`
}

/** Whose power and toughness both are. */
const sizeOf = (power: Amount, toughness: Amount): Ref | null => {
  if (typeof power === 'number' || typeof toughness === 'number') return null
  if (power.kind !== 'characteristic' || toughness.kind !== 'characteristic') return null
  const isSize = power.which === 'power' && toughness.which === 'toughness'
  return isSize && JSON.stringify(power.of) === JSON.stringify(toughness.of) ? power.of : null
}

const baseSize = (modification: Of<'set-power-toughness'>, of: Mention, scope: Scope): string => {
  const { power, toughness } = modification
  const value = (part: NonNullable<typeof power>) => scope.via.value(part, scope)
  if (power !== undefined && toughness !== undefined) {
    const other = sizeOf(power, toughness)
    if (other !== null)
      return `une force et une endurance de base égales à celles ${withDe(scope.via.mention(other, scope).text)}`
    const isSame = JSON.stringify(power) === JSON.stringify(toughness)
    if (isSame && typeof power === 'object' && power.kind === 'characteristic' && power.of.ref === 'each')
      return `une force et une endurance de base égales à ${of.agreement.plural ? 'leur' : 'sa'} valeur de mana`
    if (isSame && typeof power === 'object' && power.kind !== 'x')
      return `une force et une endurance de base égales ${withA(value(power))}`
    return `une force et une endurance de base de ${value(power)}/${value(toughness)}`
  }
  if (power !== undefined) return `une force de base de ${value(power)}`
  return `une endurance de base de ${toughness === undefined ? 0 : value(toughness)}`
}

/** What the object of an effect that sets size and types at once becomes: "une créature 3/3 Élémental". */
const sizeInside = (all: readonly Modification[], scope: Scope): { size: string; used: Modification | undefined } => {
  const becomes = all.some((each) => each.kind === 'types' && each.types?.includes('creature') === true)
  const used = all.find((each): each is Of<'set-power-toughness'> => each.kind === 'set-power-toughness')
  if (!becomes || used?.power === undefined || used.toughness === undefined) return { size: '', used: undefined }
  if ([used.power, used.toughness].some((part) => typeof part === 'object' && part.kind !== 'x'))
    return { size: '', used: undefined }
  const value = (part: NonNullable<typeof used.power>) => scope.via.value(part, scope)
  return { size: `${value(used.power)}/${value(used.toughness)}`, used }
}

const predicateOf = (modification: Modification, voice: Voice, of: Mention, size: string, scope: Scope): Predicate => {
  switch (modification.kind) {
    case 'control':
      return plain(BE, `sous le contrôle ${withDe(scope.via.mention(modification.player, scope).text)}`)
    case 'change-words':
      return plain({ ...BE, it: 'voit', they: 'voient' }, changedWords(modification.change))
    case 'set-name':
      return plain({ ...BE, it: 's’appelle', they: 's’appellent' }, modification.name)
    case 'types':
      return changeTypes(modification, voice, of, size)
    case 'remove-types': {
      const kind = kindOf({ kind: 'types', types: modification.types ?? [], subtypes: modification.subtypes ?? [] }, '')
      return { verb: BE, rest: `${cardinal(1, kind.gender)} ${kind.text}`, negative: true }
    }
    case 'colors':
      return plain(voice === 'static' ? BE : BECOME, colorText(modification, of))
    case 'become-chosen': {
      const others = modification.what === 'color' ? 'autres couleurs' : 'autres types'
      const added = modification.set === true ? '' : ` en plus de ${of.agreement.plural ? 'leurs' : 'ses'} ${others}`
      const chosen = modification.what === 'color' ? 'de la couleur choisie' : 'du type choisi'
      return plain(voice === 'static' ? BE : BECOME, `${chosen}${added}`)
    }
    case 'add-activated-abilities':
      return plain(ACQUIRE, `toutes les capacités activées ${withDe(scope.via.mention(modification.of, scope).text)}`)
    case 'add-ability':
      return plain(voice === 'static' ? HAVE : ACQUIRE, granted(modification.ability, scope))
    case 'remove-keyword':
      return plain(
        LOSE,
        modification.keyword === 'bands with other'
          ? `toutes ${of.agreement.plural ? 'leurs' : 'ses'} capacités de ${bareKeywordFr(modification.keyword)}`
          : keywordNameFr(modification.keyword),
      )
    case 'cant-have-keyword':
      return { verb: CAN, rest: `avoir ou acquérir ${keywordNameFr(modification.keyword)}`, negative: true }
    case 'remove-all-abilities':
      return plain(
        LOSE,
        `toutes ${of.agreement.plural ? 'leurs' : 'ses'} capacités${modification.exceptMana === true ? ' à l’exception des capacités de mana' : ''}`,
      )
    case 'define-power-toughness':
    case 'set-power-toughness':
      return plain(HAVE, baseSize({ ...modification, kind: 'set-power-toughness' }, of, scope))
    case 'modify-power-toughness': {
      const { text, after } = boost(modification.power, modification.toughness, scope)
      return plain(GAIN, after === '' ? text : `${text}${LATER}${after}`)
    }
    case 'switch-power-toughness':
      return plain({ ...BE, it: 'voit', they: 'voient' }, `sa force et son endurance échangées`)
    default:
      return modification satisfies never
  }
}

/** Marks what must be said after the duration: "X étant …", "pour chaque …". */
export const LATER = '\u0000'

/** Abilities granted one after another share a verb: "acquiert le vol et la vigilance". */
const mergeSame = (predicates: readonly Predicate[]): readonly Predicate[] => {
  const merged: { verb: Predicate['verb']; parts: string[]; source: Predicate }[] = []
  for (const each of predicates) {
    const last = merged.at(-1)
    const mergeable = each.verb === HAVE || each.verb === ACQUIRE || each.verb === LOSE
    if (last !== undefined && last.verb === each.verb && mergeable) last.parts.push(each.rest)
    else merged.push({ verb: each.verb, parts: [each.rest], source: each })
  }
  return merged.map(({ parts, source }) => ({ ...source, rest: joinWith('et', parts) }))
}

/** "une créature-artefact 3/3 Golem": creature types in place of others (205.1b) are said with the card types. */
const withOwnKinds = (modifications: readonly Modification[]): readonly Modification[] => {
  const [first, second, ...rest] = modifications
  if (first?.kind !== 'types' || second?.kind !== 'types' || second.types !== undefined || second.set !== true)
    return modifications
  return first.subtypes === undefined && second.subtypes !== undefined
    ? [{ ...first, subtypes: second.subtypes }, ...rest]
    : modifications
}

/** What a list of modifications makes of one thing, as predicates said of it; control is not among them. */
export const modificationPredicates = (
  modifications: readonly Modification[],
  voice: Voice,
  of: Mention,
  scope: Scope,
): readonly Predicate[] => {
  const { size, used } = sizeInside(modifications, scope)
  return mergeSame(
    withOwnKinds(modifications)
      .filter((each) => each.kind !== 'control' && each !== used)
      .map((each) => predicateOf(each, voice, of, size, scope)),
  )
}

/** "ce nombre plus 1", where the toughness builds on the power. */
const relative = (toughness: Amount, power: Amount | undefined, scope: Scope): string => {
  if (typeof toughness === 'number' || toughness.kind !== 'sum') return scope.via.value(toughness, scope)
  const parts = toughness.of.map((part) =>
    JSON.stringify(part) === JSON.stringify(power) ? 'ce nombre' : scope.via.value(part, scope),
  )
  return parts.join(' plus ')
}

/** "La force et l’endurance de … sont chacune égales à …" */
export const definedSize = (modification: Of<'define-power-toughness'>, of: Mention, scope: Scope): string => {
  const { power, toughness } = modification
  const equal = (what: 'power' | 'toughness', value: NonNullable<typeof power>) =>
    `${possessed(of, MEASURES[what])} est égale ${withA(scope.via.value(value, scope))}`
  if (power !== undefined && toughness !== undefined && JSON.stringify(power) === JSON.stringify(toughness))
    return `la force et l’endurance ${withDe(of.text)} sont chacune égales ${withA(scope.via.value(power, scope))}`
  const parts = [
    power === undefined ? '' : equal('power', power),
    toughness === undefined ? '' : `son endurance est égale ${withA(relative(toughness, power, scope))}`,
  ]
  if (power === undefined && toughness !== undefined) return equal('toughness', toughness)
  return joinWith(
    'et',
    parts.filter((part) => part !== ''),
  )
}
