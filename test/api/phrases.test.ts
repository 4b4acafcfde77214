import { expect, test } from 'vitest'
import { phrases } from '../../src/api/referee/phrases.ts'
import type { Cost } from '../../src/core/cost.ts'
import type { Filter } from '../../src/core/filter.ts'

test.each<[Filter, string, string]>([
  [{ subject: 'permanent', types: ['creature'] }, 'a creature', 'une créature'],
  [
    { subject: 'permanent', types: ['artifact'], controller: 'opponent' },
    'an artifact an opponent controls',
    'un artefact qu’un adversaire contrôle',
  ],
  [{ subject: 'player' }, 'a player', 'un joueur'],
  [{ subject: 'spell', types: ['creature'] }, 'a creature spell', 'un sort de créature'],
])('a filter as a phrase: %j', (filter, en, fr) => {
  expect([phrases.filter(filter, 'en'), phrases.filter(filter, 'fr')]).toEqual([en, fr])
})

test.each<[Cost, string, string]>([
  [[{ kind: 'mana', mana: ['1'] }, { kind: 'tap' }], '{1}, {T}', '{1}, {T}'],
  [
    [{ kind: 'sacrifice', what: { subject: 'permanent', types: ['creature'] }, count: 1 }],
    'sacrifice a creature',
    'sacrifiez une créature',
  ],
])('a cost as a phrase: %j', (cost, en, fr) => {
  expect([phrases.cost(cost, 'en'), phrases.cost(cost, 'fr')]).toEqual([en, fr])
})
