/** The verbs of card texts in the forms that these use. */
export interface Verb {
  readonly infinitive: string
  /** "vous", which is also the order. */
  readonly you: string
  readonly it: string
  readonly they: string
  readonly subjunctive: string
  readonly subjunctiveYou: string
}

const verb = (
  infinitive: string,
  you: string,
  it: string,
  they: string,
  subjunctive: string,
  subjunctiveYou?: string,
): Verb => ({
  infinitive,
  you,
  it,
  they,
  subjunctive,
  subjunctiveYou: subjunctiveYou ?? you.replace(/ez$/u, 'iez'),
})

const er = (stem: string, strong: string = stem): Verb =>
  verb(`${stem}er`, `${stem}ez`, `${strong}e`, `${strong}ent`, `${strong}e`)

export const ACQUIRE = verb('acquérir', 'acquérez', 'acquiert', 'acquièrent', 'acquière')
export const ADD = er('ajout')
export const ARRIVE = er('arriv')
export const ATTACH = er('attach')
export const ATTACK = er('attaqu')
export const BE = verb('être', 'êtes', 'est', 'sont', 'soit', 'soyez')
export const BECOME = verb('devenir', 'devenez', 'devient', 'deviennent', 'devienne')
export const BLOCK = er('bloqu')
export const INCREASE = er('augment')
export const TAKE = verb('prendre', 'prenez', 'prend', 'prennent', 'prenne', 'preniez')
export const VENTURE = er('aventur')
export const CAN = verb('pouvoir', 'pouvez', 'peut', 'peuvent', 'puisse', 'puissiez')
export const CAST = er('lanc')
export const CHANGE = er('chang')
export const CHOOSE = verb('choisir', 'choisissez', 'choisit', 'choisissent', 'choisisse')
export const CLOAK = er('voil')
export const COME_BACK = verb('revenir', 'revenez', 'revient', 'reviennent', 'revienne')
export const CONTROL = er('contrôl')
export const COPY = er('copi')
export const COUNTER_SPELL = er('contrecarr')
export const CREATE = er('cré')
export const DEAL = er('inflig')
export const DESTROY = verb('détruire', 'détruisez', 'détruit', 'détruisent', 'détruise')
export const DETACH = er('détach')
export const DIE = verb('mourir', 'mourez', 'meurt', 'meurent', 'meure')
export const DISCOVER = verb('découvrir', 'découvrez', 'découvre', 'découvrent', 'découvre')
export const DISCARD = er('défauss')
export const DO = verb('faire', 'faites', 'fait', 'font', 'fasse', 'fassiez')
export const EXCHANGE = er('échang')
export const DOUBLE = er('doubl')
export const DRAW = er('pioch')
export const EXILE = er('exil')
export const FLIP = er('invers')
export const UNLOCK = er('déverrouill')
export const LOCK = er('verrouill')
export const FIGHT = verb('battre', 'battez', 'bat', 'battent', 'batte')
export const GAIN = er('gagn')
export const HAVE = verb('avoir', 'avez', 'a', 'ont', 'ait', 'ayez')
export const NOTE = er('not')
export const LEAVE = er('quitt')
export const LOOK = er('regard')
export const MANIFEST = er('manifest')
export const LOSE = verb('perdre', 'perdez', 'perd', 'perdent', 'perde')
export const MILL = er('meul')
export const MOVE = er('renvoy', 'renvoi')
export const PAY = er('pay', 'pai')
export const PLAY = er('jou')
export const PUT = verb('mettre', 'mettez', 'met', 'mettent', 'mette')
export const REGENERATE = er('régénér', 'régénèr')
export const REMOVE = er('retir')
export const REVEAL = er('révél', 'révèl')
export const SACRIFICE = er('sacrifi')
export const SEARCH = er('cherch')
export const SHUFFLE = er('mélang')
export const SKIP = er('pass')
export const SUFFER = verb('subir', 'subissez', 'subit', 'subissent', 'subisse')
export const SURVEIL = er('surveill')
export const SWITCH = er('échang')
export const TAP = er('engag')
export const TRANSFORM = er('transform')
export const TURN_OVER = er('retourn')
export const UNTAP = er('dégag')
