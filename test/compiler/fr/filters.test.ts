import { describe, expect, test } from 'vitest'
import { printFilterFr } from '../../../src/compiler/print/fr/print-card-text.ts'
import type { Filter } from '../../../src/core/filter.ts'
import { anyTarget, creature, land, ofSorcery, opponent, player, slot, target } from './ir-parts.ts'

describe('descriptions agree with their noun', () => {
  test.each<[Filter, string]>([
    [{ ...creature, tapped: true }, 'une créature engagée'],
    [{ ...land, tapped: true }, 'un terrain engagé'],
    [{ ...creature, notColors: ['B'] }, 'une créature non-noire'],
    [{ subject: 'permanent', notColors: ['W'] }, 'un permanent non-blanc'],
    [{ ...creature, notTypes: ['artifact'], notColors: ['B'] }, 'une créature non-artefact et non-noire'],
    [{ ...creature, colors: ['W', 'U'] }, 'une créature blanche et bleue'],
    [{ ...creature, anyOf: [{ colors: ['R'] }, { colors: ['G'] }] }, 'une créature rouge ou verte'],
    [{ ...creature, anyOf: [{ attacking: true }, { blocking: true }] }, 'une créature attaquante ou bloqueuse'],
    [{ subject: 'permanent', types: ['enchantment'], other: true }, 'un autre enchantement'],
    [{ ...creature, other: true, controller: 'you' }, 'une autre créature que vous contrôlez'],
    [{ ...land, notSupertypes: ['basic'], controller: 'opponent' }, 'un terrain non-base qu’un adversaire contrôle'],
    [{ subject: 'permanent', types: ['artifact', 'creature'] }, 'une créature-artefact'],
    [{ subject: 'permanent', subtypes: ['Elf'] }, 'un elfe'],
    [{ ...creature, subtypes: ['Elf'] }, 'une créature Elfe'],
    [{ subject: 'permanent', token: true, types: ['creature'] }, 'un jeton de créature'],
    [{ subject: 'permanent', token: true, subtypes: ['Treasure'] }, 'un jeton Trésor'],
    [{ ...creature, counter: '+1/+1' }, 'une créature avec un marqueur +1/+1 sur elle'],
    [{ ...land, counter: 'charge' }, 'un terrain avec un marqueur «~charge~» sur lui'],
    [{ ...creature, keywords: ['flying'] }, 'une créature avec le vol'],
    [{ ...creature, notKeywords: ['flying', 'reach'] }, 'une créature sans le vol ni la portée'],
    [{ ...creature, power: { op: '>=', amount: 4 } }, 'une créature avec une force supérieure ou égale à 4'],
    [{ ...creature, thisTurn: 'entered' }, 'une créature qui est arrivée sur le champ de bataille ce tour-ci'],
    [anyTarget, 'n’importe quelle cible'],
    [player, 'un joueur'],
    [opponent, 'un adversaire'],
  ])('%j', (filter, text) => {
    expect(printFilterFr(filter).replaceAll('\u00a0', '~')).toBe(text)
  })
})

describe('cards and spells', () => {
  test.each<[Filter, string]>([
    [{ subject: 'card', types: ['land'], supertypes: ['basic'] }, 'une carte de terrain de base'],
    [{ subject: 'card', subtypes: ['Island'] }, 'une carte d’île'],
    [{ subject: 'card', anyOf: [{ types: ['instant'] }, { types: ['sorcery'] }] }, 'une carte d’éphémère ou de rituel'],
    [
      { subject: 'card', types: ['creature'], zones: ['graveyard'], owner: 'you' },
      'une carte de créature de votre cimetière',
    ],
    [{ subject: 'card', zones: ['graveyard'], owner: 'opponent' }, 'une carte du cimetière d’un adversaire'],
    [{ subject: 'card', zones: ['graveyard'] }, 'une carte d’un cimetière'],
    [{ subject: 'spell', types: ['creature'] }, 'un sort de créature'],
    [{ subject: 'spell', notTypes: ['creature'] }, 'un sort non-créature'],
    [{ subject: 'spell', targets: { subject: 'player', player: 'you' } }, 'un sort qui vous cible'],
    [
      { anyOf: [{ subject: 'spell' }, { subject: 'ability' }], controller: 'opponent' },
      'un sort ou une capacité qu’un adversaire contrôle',
    ],
  ])('%j', (filter, text) => {
    expect(printFilterFr(filter)).toBe(text)
  })
})

describe('targets', () => {
  const artifactOrEnchantment: Filter = {
    subject: 'permanent',
    anyOf: [{ types: ['artifact'] }, { types: ['enchantment'] }],
  }
  test.each<[string, Parameters<typeof slot>, string]>([
    ['one', [creature], 'une créature ciblée'],
    ['one of a masculine noun', [land], 'un terrain ciblé'],
    ['up to one', [creature, 0, 1], 'jusqu’à une créature ciblée'],
    ['two', [creature, 2, 2], 'deux créatures ciblées'],
    ['up to two', [land, 0, 2], 'jusqu’à deux terrains ciblés'],
    ['one or two', [creature, 1, 2], 'une ou deux créatures ciblées'],
    ['X', [creature, { kind: 'x' }, { kind: 'x' }], 'X créatures ciblées'],
    ['of several kinds', [artifactOrEnchantment], 'une cible, artefact ou enchantement'],
    ['of several kinds, many', [artifactOrEnchantment, 0, 2], 'jusqu’à deux cibles, artefacts et/ou enchantements'],
    [
      'with qualities',
      [{ ...creature, tapped: true, controller: 'you' }],
      'une créature engagée ciblée que vous contrôlez',
    ],
  ])('%s', (_, parts, text) => {
    expect(ofSorcery([slot(...parts)], { do: 'untap', what: target() })).toBe(`Dégagez ${text}.`)
  })

  test('an ability of either kind is named by both kinds', () => {
    expect(ofSorcery([slot({ subject: 'ability' })], { do: 'counter', what: target() })).toBe(
      'Contrecarrez une capacité activée ou déclenchée ciblée.',
    )
  })
})
