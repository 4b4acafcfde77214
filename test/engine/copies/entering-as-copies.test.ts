import { describe, expect, it } from 'vitest'
import {
  CREATURE,
  defineCard,
  defineCreature,
  keyword,
  replaces,
  slot,
  spell,
  target,
  token,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const YOURS = { ...CREATURE, controller: 'you' } as const
const CARDS = [
  defineCreature('Pattern', '{0}', 'Avatar', '6/6', [
    replaces({ kind: 'enters-as-copy', what: YOURS, of: { is: { ref: 'self' } } }),
  ]),
  defineCreature('Twin', '{0}', 'Shapeshifter', '0/1', [
    replaces({ kind: 'enters-as-copy', of: CREATURE, optional: true }),
  ]),
  defineCreature('Grown Twin', '{0}', 'Shapeshifter', '0/1', [
    replaces({
      kind: 'enters-as-copy',
      of: CREATURE,
      optional: true,
      counters: { counter: '+1/+1', amount: 2 },
    }),
  ]),
  defineCreature('Draining Twin', '{0}', 'Shapeshifter', '0/1', [
    replaces({
      kind: 'enters-as-copy',
      of: CREATURE,
      optional: true,
      effects: [
        { do: 'reflexive-trigger', targets: [], effects: [{ do: 'destroy', what: { ref: 'bound', name: 'copied' } }] },
      ],
    }),
  ]),
  defineCreature('Slow Ox', '{0}', 'Ox', '3/3', [
    keyword('vigilance'),
    replaces({ kind: 'enters-with', what: 'self', tapped: true }),
  ]),
  defineCard('Kindle', '{0}', 'Instant', [
    spell([], { do: 'create-token', who: { ref: 'you' }, amount: 2, token: token('Spark', 1) }),
  ]),
  defineCard('Mirror', '{0}', 'Instant', [
    spell([slot(CREATURE)], { do: 'create-token-copy', who: { ref: 'you' }, amount: 1, of: target() }),
  ]),
]
const cards = (...names: readonly string[]) => names.map((name) => ({ id: name.toLowerCase().replace(' ', '-'), name }))

describe('CR 616.1c: entering as a copy because another object says so', () => {
  it('616.1c: tokens enter as copies too', () => {
    const game = mainPhase(CARDS, { a: { hand: cards('Kindle'), battlefield: cards('Pattern') } }).resolve(
      'A',
      'kindle',
    )
    expect(game.names('battlefield')).toEqual(['Pattern', 'Pattern', 'Pattern'])
  })

  it('616.1c: other players’ creatures do not', () => {
    const game = mainPhase(CARDS, { a: { hand: cards('Slow Ox') }, b: { battlefield: cards('Pattern') } })
    expect(game.resolve('A', 'slow-ox').names('battlefield')).toEqual(['Pattern', 'Slow Ox'])
  })

  it('616.1c: between its own text and that of another object its controller chooses; a copy is the other’s to change again', () => {
    const entering = (own: boolean) => {
      const game = mainPhase(CARDS, { a: { hand: cards('Twin'), battlefield: cards('Pattern', 'Slow Ox') } })
      game.resolve('A', 'twin')
      const options = game.decision?.kind === 'choose-option' ? game.decision.options : []
      expect(options).toHaveLength(2)
      game.answer(options.find((option) => option.startsWith('as-copy:') === own)!)
      return own ? game.answer(['slow-ox']) : game
    }
    expect(entering(true).names('battlefield')).toEqual(['Pattern', 'Pattern', 'Slow Ox'])
    expect(entering(false).names('battlefield')).toEqual(['Pattern', 'Pattern', 'Slow Ox'])
  })

  it('707.5: a token that is a copy of what may enter as a copy may do so itself, and then enters as what it copies does', () => {
    const game = mainPhase(CARDS, { a: { hand: cards('Mirror'), battlefield: cards('Twin', 'Slow Ox') } })
    game.resolve('A', 'mirror', ['twin']).answer(['slow-ox'])
    const made = Object.values(game.state.objects).find(({ substance }) => substance.kind === 'token')!
    expect(game.traits(made.id).name).toBe('Slow Ox')
    expect(made.tapped).toBe(true)
  })
})

describe('CR 707.9e: copying what enters as a copy', () => {
  const entering = (...chosen: readonly (readonly string[])[]) => {
    const game = mainPhase(CARDS, {
      a: { hand: [{ id: 'new', name: 'Grown Twin' }] },
      b: { battlefield: cards('Twin', 'Slow Ox') },
    })
    game.resolve('A', 'new')
    for (const answer of chosen) game.answer(answer)
    const made = game.state.battlefield.find((id) => id.startsWith('new'))!
    return { decision: game.decision, name: game.traits(made).name, ...game.object(made) }
  }

  it('707.9e: what the exception does besides happens where no other copy effect applies', () => {
    expect(entering(['slow-ox'])).toMatchObject({ name: 'Slow Ox', counters: { '+1/+1': 2 }, decision: null })
    expect(entering(['twin'], [])).toMatchObject({ name: 'Twin', counters: { '+1/+1': 2 }, decision: null })
    expect(entering([])).toMatchObject({ name: 'Grown Twin', decision: null })
  })

  it('707.9e: and not where what it copies makes it a copy of something else', () => {
    const { decision, name, counters, tapped } = entering(['twin'], ['slow-ox'])
    expect({ decision, name, counters, tapped }).toEqual({
      decision: null,
      name: 'Slow Ox',
      counters: {},
      tapped: true,
    })
  })

  it('707.9e: the same of a token', () => {
    const game = mainPhase(CARDS, {
      a: { hand: cards('Mirror'), battlefield: [{ id: 'grown', name: 'Grown Twin', counters: { '+1/+1': 1 } }] },
      b: { battlefield: cards('Twin', 'Slow Ox') },
    })
    game.resolve('A', 'mirror', ['grown']).answer(['twin']).answer(['slow-ox'])
    const made = Object.values(game.state.objects).find(({ substance }) => substance.kind === 'token')!
    expect([game.traits(made.id).name, made.counters, made.tapped]).toEqual(['Slow Ox', {}, true])
  })
})

describe('CR 707.9g, 603.11: what a copy effect is linked to', () => {
  it('707.9g: happens to what was copied, once it has entered as that copy; not where nothing was copied', () => {
    const game = () => mainPhase(CARDS, { a: { hand: cards('Draining Twin') }, b: { battlefield: cards('Slow Ox') } })
    const copied = game().cast('A', 'draining-twin').passAll().answer(['slow-ox'])
    expect(copied.names('stack')).toEqual(['Slow Ox'])
    expect(copied.passAll().names('graveyard', 'B')).toEqual(['Slow Ox'])
    expect(copied.names('battlefield', 'A')).toEqual(['Slow Ox'])
    const plain = game().cast('A', 'draining-twin').passAll().answer([])
    expect(plain.names('stack')).toEqual([])
  })

  it('707.9g: not where another copy effect is applied after it', () => {
    const game = mainPhase(CARDS, { a: { hand: cards('Draining Twin'), battlefield: cards('Pattern', 'Slow Ox') } })
    game.cast('A', 'draining-twin').passAll()
    const options = game.decision?.kind === 'choose-option' ? game.decision.options : []
    game.answer(options.find((one) => one.startsWith('as-copy'))!).answer(['slow-ox'])
    expect(game.names('battlefield', 'A')).toEqual(['Pattern', 'Pattern', 'Slow Ox'])
    expect(game.names('stack')).toEqual([])
  })
})
