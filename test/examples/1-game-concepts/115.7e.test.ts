import { expect, it } from 'vitest'
import { lands, mainPhase } from '../../engine/main-phase.ts'
import { ANY_TARGET, damages, defineCard, defineCreature, slot, spell, target } from '../../support/define-card.ts'

it('115.7e example 1: two targets may be exchanged, since only what they are in the end counts', () => {
  const CARDS = [
    defineCard('Forked Trail', '{1}{R}', 'Sorcery', [
      spell(
        [slot(ANY_TARGET, 'first'), slot({ ...ANY_TARGET, notRef: target('first') }, 'second')],
        damages(2, target('first')),
        damages(1, target('second')),
      ),
    ]),
    defineCard('Other Aim', '{U}{U}', 'Instant', [
      spell([slot({ subject: 'spell' })], { do: 'change-target', what: target(), how: 'choose-new' }),
    ]),
    defineCreature('Brown Bear', '{1}{G}', 'Bear', '2/2'),
    defineCreature('Fern Elf', '{G}', 'Elf', '1/1'),
  ]
  const game = mainPhase(CARDS, {
    a: { battlefield: lands('Mountain', 'Mountain'), hand: [{ id: 'trail', name: 'Forked Trail' }] },
    b: {
      battlefield: [...lands('Island', 'Island'), { id: 'bear', name: 'Brown Bear' }, { id: 'elf', name: 'Fern Elf' }],
      hand: [{ id: 'aim', name: 'Other Aim' }],
    },
  })
  const trail = 'trail.2'
  expect(
    game.refusal({ kind: 'cast-spell', player: 'A', object: 'trail', targets: [['bear'], ['bear']] })[0],
  ).toContain('target')
  game.cast('A', 'trail', ['bear'], ['elf']).pass().cast('B', 'aim', [trail]).passAll()
  const chosen = () => game.object(trail).onStack!.targets.map((one) => one.chosen)
  for (const target of ['elf', 'bear']) {
    while (game.decision?.kind === 'yes-or-no') game.answer(true)
    expect(game.decision).toMatchObject({ kind: 'choose-targets', player: 'B' })
    game.answer([target])
  }
  expect(chosen()).toEqual([['elf'], ['bear']])
  game.passAll()
  expect(game.object('bear').damage).toBe(1)
  expect(game.names('graveyard', 'B')).toEqual(['Fern Elf', 'Other Aim'])
})
