import { describe, expect, it } from 'vitest'
import {
  CREATURE,
  continuous,
  defineCard,
  defineCreature,
  gainsLife,
  replaces,
  spell,
  token,
  triggered,
} from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const BEAR = { ...CREATURE, subtypes: ['Bear'] }
const CARDS = [
  defineCard('Bear Trap', '{1}', 'Enchantment', [replaces({ kind: 'enters-under', what: BEAR, from: 'opponent' })]),
  defineCard('Slow Bears', '{1}', 'Enchantment', [
    replaces({ kind: 'enters-with', what: { ...BEAR, controller: 'opponent' }, tapped: true }),
  ]),
  defineCard('Bear Shelter', '{1}', 'Enchantment', [
    replaces({
      kind: 'enters-with',
      what: { ...BEAR, controller: 'you' },
      counters: { counter: '+1/+1', amount: 1 },
    }),
  ]),
  defineCard('Bear Song', '{1}', 'Enchantment', [
    continuous({ ...CREATURE, subtypes: ['Ox'] }, { kind: 'types', subtypes: ['Bear'] }),
  ]),
  defineCreature('Cave Bear', '{G}', 'Bear', '2/2', [triggered({ on: 'enters', what: 'self' }, [gainsLife(1)])]),
  defineCreature('Ox', '{G}', 'Ox', '3/3'),
  defineCreature('Mirror Bear', '{G}', 'Bear', '0/0', [replaces({ kind: 'enters-as-copy', of: CREATURE })]),
  defineCard('Bear Call', '{G}', 'Sorcery', [
    spell([], { do: 'create-token', who: { ref: 'you' }, amount: 1, token: token('Bear', 2) }),
  ]),
]

const cast = (name: string, theirs: readonly (string | object)[], mine: readonly string[] = []) => {
  const game = mainPhase(CARDS, {
    a: { battlefield: [...lands('Forest'), ...mine], hand: [{ id: 'it', name }] },
    b: { battlefield: theirs as never },
  })
  return game.cast('A', 'it')
}

describe('CR 616.1b: under whose control something enters', () => {
  it('616.1b: it enters under the control of whom the effect says, and its abilities are theirs', () => {
    const game = cast('Cave Bear', ['Bear Trap']).passAll()
    const bear = game.find('Cave Bear')
    expect(game.traits(bear).controller).toBe('B')
    expect(game.object(bear).owner).toBe('A')
    expect(game.passAll().player('B').life).toBe(21)
  })

  it('leaves alone what the effect does not mean, and what is of its own controller', () => {
    const ox = cast('Ox', ['Bear Trap']).passAll()
    expect(ox.traits(ox.find('Ox')).controller).toBe('A')
    const own = cast('Cave Bear', [], ['Bear Trap']).passAll()
    expect(own.traits(own.find('Cave Bear')).controller).toBe('A')
  })

  it('looks at the object as it will be (614.12)', () => {
    const game = cast('Ox', ['Bear Trap', 'Bear Song']).passAll()
    expect(game.traits(game.find('Ox')).controller).toBe('B')
  })

  it('616.1b: is settled before how it enters, which then is asked of its new controller', () => {
    const game = cast('Cave Bear', ['Bear Trap', 'Slow Bears', 'Bear Shelter'], ['Bear Shelter']).passAll()
    const bear = game.object(game.find('Cave Bear'))
    expect(bear.tapped).toBe(false)
    expect(bear.counters).toEqual({ '+1/+1': 1 })
  })

  it('616.1b–c: and before what it enters as a copy of, which its new controller chooses', () => {
    const game = cast('Mirror Bear', ['Bear Trap', 'Ox'], ['Cave Bear']).passAll()
    expect(game.decision).toMatchObject({ kind: 'choose-objects', player: 'B' })
  })

  it('is not judged for a token', () => {
    const game = cast('Bear Call', ['Bear Trap'])
    expect(game.judge({ kind: 'pass-all' }).verdict).toBe('unsupported')
  })
})
