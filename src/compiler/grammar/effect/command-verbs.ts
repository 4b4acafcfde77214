import type { Effect } from '../../../core/effect.ts'
import type { Ref } from '../../../core/ref.ts'
import type { Row } from '../../syntax/combinators.ts'
import { hole } from '../../syntax/pattern.ts'

const what = hole('w')
const n = hole('n')
const you: Ref = { ref: 'you' }
const GRAVEYARDS = { subject: 'card', zones: ['graveyard'] } as const
const self: Ref = { ref: 'self' }

const move = (more: Omit<Extract<Effect, { do: 'move' }>, 'do' | 'what'>): Effect => ({ do: 'move', what, ...more })

/** Commands to the controller of the spell or ability; the IR has no doer for them. */
export const COMMAND_VERBS: readonly Row<Effect>[] = [
  [
    "destroy <w:object>. (It|They|That creature|That permanent|Those creatures|A creature destroyed this way) can't be regenerated",
    { do: 'destroy', what, noRegeneration: true },
  ],
  ['destroy <w:object>', { do: 'destroy', what }],
  ['exile <w:object>', { do: 'exile', what }],
  ['exile <w:chosen>', { do: 'exile', what }],
  ['exile (all graveyards|all cards from all graveyards)', { do: 'exile', what: { ref: 'all', filter: GRAVEYARDS } }],
  [
    'exile <p:player-possessive> graveyard',
    { do: 'exile', what: { ref: 'all', filter: { ...GRAVEYARDS, controlledBy: hole('p') } } },
  ],
  [
    'exile all cards from <p:player-possessive> graveyard',
    { do: 'exile', what: { ref: 'all', filter: { ...GRAVEYARDS, controlledBy: hole('p') } } },
  ],
  ['exile <w:top-cards>', { do: 'exile', what }],
  ['put <w:top-cards> into your hand', move({ to: 'hand' })],
  ['counter <w:object>', { do: 'counter', what }],
  ['tap <w:object>', { do: 'tap', what }],
  ['tap <w:chosen>', { do: 'tap', what }],
  ['untap <w:object>', { do: 'untap', what }],
  ['untap <w:chosen>', { do: 'untap', what }],
  ['double the amount of each type of unspent mana you have', { do: 'double-mana', who: you }],
  ['exchange control of <w:object>', { do: 'exchange-control', what }],
  [
    'exchange control of <a:one-object> and <b:one-object>',
    { do: 'exchange-control', what: { ref: 'union', refs: [hole('a'), hole('b')] } },
  ],
  ['exchange life totals with <p:player-obj>', { do: 'exchange-life', who: { ref: 'union', refs: [you, hole('p')] } }],
  ['regenerate <w:object>', { do: 'regenerate', what }],
  [
    "return <w:object> to (its owner's hand|their owners' hands|their owner's hand|its owners' hands|your hand|owners' hands)",
    move({ to: 'hand' }),
  ],
  ["return <w:chosen> to (its owner's hand|their owners' hands|their owner's hand|your hand)", move({ to: 'hand' })],
  ['return ~ from your graveyard to your hand', { do: 'move', what: self, from: 'graveyard', to: 'hand' }],
  ['return ~ from your graveyard to the battlefield', { do: 'move', what: self, from: 'graveyard', to: 'battlefield' }],
  [
    'return ~ from your graveyard to the battlefield tapped',
    { do: 'move', what: self, from: 'graveyard', to: 'battlefield', tapped: true },
  ],
  ['return <w:object> to the battlefield', move({ to: 'battlefield' })],
  ['return <w:object> to the battlefield tapped', move({ to: 'battlefield', tapped: true })],
  ['return <w:object> to the battlefield under your control', move({ to: 'battlefield', under: you })],
  [
    'return <w:object> to the battlefield tapped under your control',
    move({ to: 'battlefield', tapped: true, under: you }),
  ],
  [
    "return <w:object> to the battlefield under <o:object-possessive> owner's control",
    move({ to: 'battlefield', under: { ref: 'owner', of: hole('o') } }),
  ],
  [
    "return <w:object> to the battlefield tapped under <o:object-possessive> owner's control",
    move({ to: 'battlefield', tapped: true, under: { ref: 'owner', of: hole('o') } }),
  ],
  ['return <w:object> to the battlefield with <k:counters> on it', move({ to: 'battlefield', counters: hole('k') })],
  ['put <w:object> onto the battlefield', move({ to: 'battlefield' })],
  ['put <w:object> onto the battlefield tapped', move({ to: 'battlefield', tapped: true })],
  ['put <w:object> onto the battlefield under your control', move({ to: 'battlefield', under: you })],
  ['put <w:chosen> onto the battlefield', move({ to: 'battlefield' })],
  [
    'put <w:chosen> onto the battlefield (tapped and attacking|attacking and tapped)',
    move({ to: 'battlefield', tapped: true, attacking: true }),
  ],
  [
    'put <w:object> onto the battlefield tapped and attacking',
    move({ to: 'battlefield', tapped: true, attacking: true }),
  ],
  ['put <w:chosen> onto the battlefield tapped', move({ to: 'battlefield', tapped: true })],
  [
    "put <w:object> on top of (its owner's|their owners'|your) (library|libraries)",
    move({ to: 'library', position: 'top' }),
  ],
  [
    "put <w:object> on the bottom of (its owner's|their owners'|your) (library|libraries)",
    move({ to: 'library', position: 'bottom' }),
  ],
  ['put <w:chosen> on the bottom of your library', move({ to: 'library', position: 'bottom' })],
  ['put <w:chosen> on top of your library', move({ to: 'library', position: 'top' })],
  ["put <w:object> into (its owner's|your) hand", move({ to: 'hand' })],
  [
    "shuffle <w:object> into (its owner's|their owners'|your) (library|libraries)",
    { do: 'shuffle-into-library', what },
  ],
  [
    'put <k:counters> on <w:object>',
    { do: 'put-counters', on: what, counter: hole('k.counter'), amount: hole('k.amount') },
  ],
  [
    'put <k:counters> on <w:chosen>',
    { do: 'put-counters', on: what, counter: hole('k.counter'), amount: hole('k.amount') },
  ],
  [
    'remove <k:counters> from <w:object>',
    { do: 'remove-counters', from: what, counter: hole('k.counter'), amount: hole('k.amount') },
  ],
  [
    'remove all <k:counter-kind> counters from <w:object>',
    { do: 'remove-counters', from: what, counter: hole('k'), amount: 'all' },
  ],
  ['attach <w:object> to <t:object>', { do: 'attach', what, to: hole('t') }],
  ['unattach <w:object>', { do: 'unattach', what }],
  ['exile them, then meld them into <n:meld-name>', { do: 'meld', into: hole('n') }],
  ['transform <w:object>', { do: 'transform', what }],
  ['turn <w:object> face up', { do: 'turn-face-up', what }],
  ['turn <w:object> face down', { do: 'turn-face-down', what }],
  ['look at <p:player-possessive> hand', { do: 'look-at-hand', who: hole('p') }],
  [
    'gain control of <w:object><d:duration>',
    { do: 'continuous', what, modifications: [{ kind: 'control', player: you }], duration: hole('d') },
  ],
  [
    'change the text of <w:object> by replacing all instances of one color word with another<d:duration>',
    { do: 'change-text', what, sorts: ['color'], duration: hole('d') },
  ],
  [
    'change the text of <w:object> by replacing all instances of one basic land type with another<d:duration>',
    { do: 'change-text', what, sorts: ['basic-land-type'], duration: hole('d') },
  ],
  [
    'change the text of <w:object> by replacing all instances of one color word with another or one basic land type with another<d:duration>',
    { do: 'change-text', what, sorts: ['color', 'basic-land-type'], duration: hole('d') },
  ],
  [
    'switch <w:object-possessive> power and toughness until end of turn',
    { do: 'continuous', what, modifications: [{ kind: 'switch-power-toughness' }], duration: 'end-of-turn' },
  ],
  [
    'prevent all combat damage that would be dealt this turn',
    {
      do: 'shield',
      what: { ref: 'all', filter: {} },
      replacement: { kind: 'prevent-damage', combat: true },
      duration: 'end-of-turn',
    },
  ],
  [
    'prevent all damage that would be dealt this turn',
    {
      do: 'shield',
      what: { ref: 'all', filter: {} },
      replacement: { kind: 'prevent-damage' },
      duration: 'end-of-turn',
    },
  ],
  [
    'prevent all combat damage that would be dealt this turn by <f:noun-p>',
    {
      do: 'shield',
      what: { ref: 'all', filter: {} },
      replacement: { kind: 'prevent-damage', combat: true, from: hole('f') },
      duration: 'end-of-turn',
    },
  ],
  [
    'prevent the next <n:numeral-or-x> damage that would be dealt to <w:recipient> this turn',
    { do: 'shield', what, replacement: { kind: 'prevent-damage', amount: n }, duration: 'end-of-turn' },
  ],
]
