import type { Family } from '../language-pack.ts'
import { because } from './because.ts'
import { evasions } from './evasions.ts'
import { keywordName } from './keywords.ts'
import { landName } from './lands.ts'
import { plural } from './plural.ts'
import { demandedBy, obeyed } from './requirement.ts'
import { steps } from './steps.ts'

export const block: Family<'block'> = {
  'block.not-now': ({ step }) =>
    step === 'declare-blockers'
      ? 'Les bloqueurs ne peuvent pas être déclarés maintenant : chaque joueur défenseur les déclare une seule fois, au début de l’étape de déclaration des bloqueurs.'
      : `Les bloqueurs ne peuvent pas être déclarés maintenant : ils le sont au début de l’étape de déclaration des bloqueurs, et c’est ${steps[step]}.`,
  'block.not-defending': ({ player }) =>
    `${player} n’est pas un joueur défenseur, et seul un joueur défenseur déclare des bloqueurs.`,
  'block.repeated': ({ object }, say) =>
    `${say.name(object)} figure plusieurs fois parmi les bloqueurs : une créature ne bloque qu’un attaquant, sauf si un effet lui permet d’en bloquer davantage.`,
  'block.not-creature': ({ object }, say) =>
    `${say.name(object)} ne peut pas bloquer : ce n’est pas une créature, et seules les créatures bloquent.`,
  'block.not-controlled': ({ object, controller }, say) =>
    `${controller} contrôle ${say.name(object)} : vous ne bloquez qu’avec les créatures que vous contrôlez.`,
  'block.tapped': ({ object }, say) =>
    `${say.name(object)} ne peut pas bloquer : seule une créature dégagée peut être déclarée comme bloqueuse, et celle-ci est engagée.`,
  'block.not-attacking': ({ object, attacker }, say) =>
    `${say.name(object)} ne peut pas bloquer ${say.name(attacker)}, qui n’attaque pas.`,
  'block.not-attacking-you': ({ object, attacker }, say) =>
    `${say.name(object)} ne peut pas bloquer ${say.name(attacker)}, qui n’attaque ni vous, ni un planeswalker que vous contrôlez, ni une bataille que vous protégez.`,
  'block.evasion': ({ object, attacker, keyword }, say) =>
    `${say.name(object)} ne peut pas bloquer ${say.name(attacker)} : ${evasions[keyword] ?? `une capacité l’interdit (${keywordName(keyword)})`}.`,
  'block.protection': ({ object, attacker }, say) =>
    `${say.name(object)} ne peut pas bloquer ${say.name(attacker)}, qui a une protection contre cette sorte de créature.`,
  'block.landwalk': ({ object, attacker, land }, say) =>
    `${say.name(object)} ne peut pas bloquer ${say.name(attacker)} : sa traversée de terrain empêche de bloquer cette créature tant que le joueur défenseur contrôle un terrain de la sorte voulue (${landName(land)}).`,
  'block.menace': ({ attacker, given }, say) =>
    `${say.name(attacker)} a la menace : il faut au moins deux créatures pour bloquer, et ${plural(given, 'bloqueur')} ${given < 2 ? 'est déclaré' : 'sont déclarés'}.`,
  'block.count': ({ attacker, source, given }, say) =>
    `${say.name(attacker)} ne peut pas avoir ${plural(given, 'bloqueur')} : ${because(source, attacker, say)}.`,
  'block.prohibited': ({ object, source }, say) =>
    `${say.name(object)} ne peut pas bloquer ainsi : ${because(source, object, say)}.`,
  'block.too-many': ({ source, most, given }, say) =>
    `Le nombre de créatures bloqueuses est limité (${say.name(source)}) : ${most} au plus, et cela en ferait ${given}.`,
  'block.requirement': (params, say) =>
    `${say.name(params.object)} doit bloquer si possible (${demandedBy(params, say)}) : ${obeyed(params)}.`,
}
