import type { Named } from '../../core/illegality.ts'
import type { Family } from '../language-pack.ts'
import type { Speaker } from '../speaker.ts'
import { joinWords } from '../teller.ts'
import { because } from './because.ts'
import { demandedBy, obeyed } from './requirement.ts'
import { steps } from './steps.ts'

const together = (members: readonly Named[], say: Speaker): string =>
  joinWords(
    members.map((one) => say.name(one)),
    'et',
  )

export const attack: Family<'attack'> = {
  'attack.not-now': ({ step }) =>
    step === 'declare-attackers'
      ? 'Les attaquants ne peuvent pas être déclarés maintenant : ils le sont une seule fois, au début de l’étape de déclaration des attaquants.'
      : `Les attaquants ne peuvent pas être déclarés maintenant : ils le sont au début de l’étape de déclaration des attaquants, et c’est ${steps[step]}.`,
  'attack.not-active': ({ player }) =>
    `${player} ne peut pas déclarer d’attaquants : seul attaque le joueur actif, celui dont c’est le tour.`,
  'attack.repeated': ({ object }, say) =>
    `${say.name(object)} figure plusieurs fois parmi les attaquants : une créature n’attaque qu’un seul joueur, planeswalker ou bataille.`,
  'attack.not-creature': ({ object }, say) =>
    `${say.name(object)} ne peut pas attaquer : ce n’est pas une créature, et seules les créatures attaquent.`,
  'attack.not-controlled': ({ object, controller }, say) =>
    `${controller} contrôle ${say.name(object)} : vous n’attaquez qu’avec les créatures que vous contrôlez.`,
  'attack.tapped': ({ object }, say) =>
    `${say.name(object)} ne peut pas attaquer : seule une créature dégagée peut être déclarée comme attaquante, et celle-ci est engagée.`,
  'attack.summoning-sick': ({ object }, say) =>
    `${say.name(object)} ne peut pas encore attaquer : cette créature n’est pas sous votre contrôle sans interruption depuis le début du tour, et elle n’a pas la célérité.`,
  'attack.defender-keyword': ({ object }, say) =>
    `${say.name(object)} a le défenseur : cette créature ne peut pas attaquer.`,
  'attack.cannot-attack-that': ({ object, defender }, say) =>
    `${say.name(object)} ne peut pas attaquer ${defender} : on attaque un joueur défenseur, un planeswalker sous son contrôle ou une bataille sous sa protection.`,
  'attack.prohibited': ({ object, source }, say) =>
    `${say.name(object)} ne peut pas attaquer ainsi : ${because(source, object, say)}.`,
  'attack.band': ({ object, members }, say) =>
    `Ces créatures (${together(members, say)}) ne peuvent pas former une bande (${say.name(object)} l’empêche) : toutes sauf une doivent avoir le regroupement, ou l’une d’elles un regroupement avec d’autres qui les nomme toutes.`,
  'attack.band-apart': ({ members }, say) =>
    `Ces créatures (${together(members, say)}) forment une bande : toutes doivent attaquer le même joueur, le même planeswalker ou la même bataille.`,
  'attack.too-many': ({ source, most, given }, say) =>
    `Le nombre de créatures attaquantes est limité (${say.name(source)}) : ${most} au plus, et cela en ferait ${given}.`,
  'attack.requirement': (params, say) =>
    `${say.name(params.object)} doit attaquer si possible (${demandedBy(params, say)}) : ${obeyed(params)}.`,
}
