import type { Language } from '../edition-content.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/**
 * Words that say nothing about which rule is meant. Never here: the words on which a rule turns (if, not, can't, instead,
 * without, unless, only; si, ne pas, sans, sauf, non). Folded.
 */
export const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(`
    a an the of to in on at by for from with as and or is are was were be been being it its this that these those
    they them their he she his her him which who whom whose will would shall has have had do does did so than then there
    also any i me my mine you your we our us`),
  fr: words(`
    le la les un une des du de d l a au aux en et ou par pour sur dans avec ce cet cette ces c ci est sont etait etre ete
    il ils elle elles on lui leur leurs se s sa son ses que qu qui quoi dont y ai as ont avoir eu je j me m mon ma mes
    tu te t ton ta tes nous notre nos vous votre vos ne n plus tres aussi ainsi`),
}

/** Words of asking, dropped from a question only. */
export const QUESTION_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(`
    what how why when where does do did can could may should happen happens work works working mean means meaning explain
    define def definition rule rules cr regarding question confusion vs versus interaction between about still while get`),
  fr: words(`
    comment pourquoi quand ou quel quelle quels quelles puis passe
    marche fonctionne signifie definir definition def regle regles explique entre notre faut faire fait`),
}

/** A plain sign of a language, for telling in which one a question is asked. */
export const SIGN_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    'the of to is are and or with what how when does do can if my your it its not this that from while i you who be',
  ),
  fr: words(
    'le la les un une des du de et ou avec est sont que qui quoi comment quand si ma mon mes je il elle ne pas sur dans pour par au aux ce cette on peut',
  ),
}
