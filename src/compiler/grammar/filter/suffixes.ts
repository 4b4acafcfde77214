import type { Filter } from '../../../core/filter.ts'
import { type Row, rows } from '../../syntax/combinators.ts'
import { hole } from '../../syntax/pattern.ts'
import { LINKS } from '../choice.ts'

/** Phrases behind the noun, in the order they are written in; each adds its fields to the filter. */
const TABLE: readonly Row<Filter>[] = [
  [' with <k:keyword-name>', { keywords: [hole('k')] }],
  [' without <k:keyword-name>', { notKeywords: [hole('k')] }],
  [' with power <c:comparison>', { power: hole('c') }],
  [' with toughness <c:comparison>', { toughness: hole('c') }],
  [' with mana value <c:comparison>', { manaValue: hole('c') }],
  [' with (a|an) <c:counter-kind> counter on (it|them)', { counter: hole('c') }],
  [' with (a counter|counters) on (it|them)', { counter: 'any' }],
  [' you control', { controller: 'you' }],
  [' of the chosen color', { chosen: { what: 'color', link: LINKS.color } }],
  [' of the chosen type', { chosen: { what: 'type', link: LINKS.type } }],
  [' with the chosen name', { chosen: { what: 'name', link: LINKS.name } }],
  [" that (aren't|isn't) of the chosen color", { notChosen: { what: 'color', link: LINKS.color } }],
  [" that (aren't|isn't) of the chosen type", { notChosen: { what: 'type', link: LINKS.type } }],
  [' of the color of your choice', { chosen: { what: 'color', link: LINKS.yours } }],
  [' exiled with <i?:itself>', { zones: ['exile'], is: { ref: 'linked', link: LINKS.exiled } }],
  [' created with <i?:itself>', { is: { ref: 'linked', link: LINKS.created } }],
  [' named <n:card-name>', { name: hole('n') }],
  [' attached to <r:object>', { attachedTo: hole('r') }],
  [' (an opponent controls|your opponents control)', { controller: 'opponent' }],
  [" you don't control", { controller: 'not-you' }],
  [' defending player controls', { controller: 'defending' }],
  [' <p:player-s> controls', { controlledBy: hole('p') }],
  [' you own', { owner: 'you' }],
  [' that (has|have) an Adventure', { alternative: 'adventure' }],
  [' that (has|have) an Omen', { alternative: 'omen' }],
  [' that (has|have) a prepare spell', { alternative: 'preparation' }],
  [' with no abilities', { hasAbilities: false }],
  [' with abilities', { hasAbilities: true }],
  [' (from|in) your graveyard', { zones: ['graveyard'], owner: 'you' }],
  [" (from|in) an opponent's graveyard", { zones: ['graveyard'], owner: 'opponent' }],
  [' (from|in) (a graveyard|graveyards|all graveyards)', { zones: ['graveyard'] }],
  [' (from|in) <p:player-possessive> graveyard', { zones: ['graveyard'], controlledBy: hole('p') }],
  [' (from|in) (graveyards or libraries|graveyards and libraries)', { zones: ['graveyard', 'library'] }],
  [' (from|in) your hand', { zones: ['hand'], owner: 'you' }],
  [' from the top of your library', { zones: ['library'], owner: 'you', topOfLibrary: true }],
  [' on the battlefield', { zones: ['battlefield'] }],
  [' in exile', { zones: ['exile'] }],
  [
    " that's (a|an) <s:subtype> or (a|an) <t:subtype>",
    { anyOf: [{ subtypes: [hole('s')] }, { subtypes: [hole('t')] }] },
  ],
  [' that was dealt damage this turn', { thisTurn: 'dealt-damage' }],
  [' that attacked this turn', { thisTurn: 'attacked' }],
  [' that entered this turn', { thisTurn: 'entered' }],
  [' that targets <f:target-of-spell>', { targets: hole('f') }],
  [' that targets only <f:target-of-spell>', { targetsOnly: hole('f') }],
  [' with a single target', { singleTarget: true }],
  [" that's <c:two-colors>", { someColors: hole('c') }],
  [" that (aren't|isn't) on the battlefield", { zones: ['stack', 'hand', 'library', 'graveyard', 'exile', 'command'] }],
]

export const SUFFIXES = rows(TABLE)
