import type { Filter } from '../../../core/filter.ts'
import type { ActionPattern } from '../../../core/permission.ts'
import { joinWith, withDe } from './elision.ts'
import { cardinal } from './noun.ts'
import { agreementOf, bare, definitePlural, indefinite } from './phrase.ts'
import type { Mention, Scope } from './scope.ts'

type Casting = Extract<ActionPattern, { act: 'cast' }>
type Activating = Extract<ActionPattern, { act: 'activate' }>

/** "lancer plus de deux sorts par tour", "lancer de sorts à un moment où …" */
export const casting = (pattern: Casting, scope: Scope, isMay: boolean): string => {
  if (pattern.what.is?.ref === 'self') {
    const { targets } = pattern.what
    const aim =
      targets === undefined
        ? ''
        : ` s’il cible ${targets.is === undefined ? indefinite(scope.via.describe(targets, scope)) : scope.via.mention(targets.is, scope).text}`
    return `lancer ce sort${fromWhere(pattern.what)}${aim}`
  }
  const phrase = scope.via.describe({ subject: 'spell', ...pattern.what }, scope)
  const most = pattern.moreThan
  const article = isMay ? 'des' : 'de'
  const what =
    most === undefined
      ? `${article} ${bare(phrase, true)}`
      : `plus ${withDe(`${cardinal(most, phrase.noun.gender)} ${bare(phrase, most > 1)}`)} par tour`
  const when = pattern.unlessSorceryTime === true ? ' à un moment où un rituel ne pourrait pas être lancé' : ''
  return `lancer ${what}${when}${outOfTurn(pattern)}`
}

const fromWhere = ({ zones }: Filter): string =>
  zones?.includes('graveyard') === true
    ? ' depuis votre cimetière'
    : zones?.includes('exile') === true
      ? ' depuis l’exil'
      : ''

/** "pendant le tour d’un autre joueur" */
export const outOfTurn = ({ unlessOwnTurn }: Casting | Activating): string =>
  unlessOwnTurn === true ? ' en dehors de leur propre tour' : ''

export const exceptMana = ({ manaToo }: Activating): string =>
  manaToo === true ? '' : ' à moins que ce ne soient des capacités de mana'

/** "activer de capacités d’artefacts ou de créatures" */
export const activating = (pattern: Activating, scope: Scope, given: Mention | undefined): string => {
  const { what } = pattern
  const owners =
    given !== undefined
      ? ` ${withDe(given.text)}`
      : typeof what === 'object'
        ? Object.keys(what).length === 0
          ? ''
          : ` ${withDe(bare(scope.via.describe(what, scope), true))}`
        : ` ${withDe(scope.via.mention({ ref: what }, scope).text)}`
  return `activer de capacités${owners}${exceptMana(pattern)}${outOfTurn(pattern)}`
}

/** "les créatures qui arrivent ou meurent ne font pas se déclencher de capacités" */
export const mutedSubject = (
  { entering, dying }: Extract<ActionPattern, { act: 'trigger' }>,
  scope: Scope,
): { readonly text: string; readonly gender: 'm' | 'f' } => {
  const phrase = scope.via.describe(entering ?? dying ?? {}, scope)
  const deeds = [...(entering === undefined ? [] : ['arrivent']), ...(dying === undefined ? [] : ['meurent'])]
  return {
    text: `${definitePlural(phrase)} qui ${joinWith('ou', deeds)}`,
    gender: agreementOf(phrase, true).gender,
  }
}

/** Whose abilities are not triggered: "de capacités de permanents que vos adversaires contrôlent". */
export const mutedAbilities = (of: Filter | undefined, scope: Scope): string =>
  of === undefined ? 'de capacités' : `de capacités ${withDe(bare(scope.via.describe(of, scope), true))}`
