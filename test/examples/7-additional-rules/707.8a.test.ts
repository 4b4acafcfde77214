import { expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import { CREATURE, defineCard, defineCreature, replaces, slot, spell, target } from '../../support/define-card.ts'

const CARDS = [
  {
    ...defineCreature('Gate Hunter', '{2}{R}', 'Human', '2/2'),
    back: { layout: 'transforming' as const, face: defineCreature('Gate Ravager', '', 'Werewolf', '4/4') },
  },
  defineCreature('Pale Double', '{0}', 'Shapeshifter', '0/0', [
    replaces({ kind: 'enters-as-copy', of: CREATURE, optional: true }),
  ]),
  defineCard('Twin Glass', '{0}', 'Sorcery', [
    spell([slot({ subject: 'card', zones: ['graveyard'] })], {
      do: 'create-token-copy',
      who: { ref: 'you' },
      amount: 1,
      of: target(),
    }),
  ]),
  defineCard('Turn Over', '{0}', 'Instant', [spell([slot(CREATURE)], { do: 'transform', what: target() })]),
]

it('707.8a example 2: a token that only enters as a copy of a double-faced permanent has no other face', () => {
  const game = mainPhase(CARDS, {
    a: {
      hand: ['Twin Glass', 'Turn Over'].map((name) => ({ id: name, name })),
      graveyard: [{ id: 'double', name: 'Pale Double' }],
    },
    b: { battlefield: [{ id: 'hunter', name: 'Gate Hunter' }] },
  })
  game.resolve('A', 'Twin Glass', ['double']).answer(['hunter'])
  const token = game.state.battlefield.find((id) => game.object(id).substance.kind === 'token')!
  expect(game.traits(token).name).toBe('Gate Hunter')
  game.resolve('A', 'Turn Over', [token])
  expect(game.traits(token).name).toBe('Gate Hunter')
  expect(game.events.some(({ kind }) => kind === 'transformed')).toBe(false)
})
