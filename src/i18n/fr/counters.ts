import { keywordName } from './keywords.ts'

const names: Readonly<Record<string, string>> = {
  loyalty: 'loyauté',
  time: 'temps',
  oil: 'pétrole',
  energy: 'énergie',
  stun: 'étourdissement',
  lore: 'sapience',
  level: 'niveau',
  doom: 'fatalité',
  divinity: 'divinité',
  experience: 'expérience',
  ice: 'glace',
  flood: 'inondation',
  brick: 'brique',
  fate: 'destin',
  blood: 'sang',
  plague: 'peste',
  bounty: 'prime',
  growth: 'croissance',
  verse: 'verset',
  feather: 'plume',
  hour: 'heure',
  storage: 'stock',
  shield: 'bouclier',
  defense: 'défense',
}

/** A kind of counter by its French name: a keyword, a known kind, or as it is (`+1/+1`, `charge`, `poison`). */
export const counterName = (kind: string): string => (Object.hasOwn(names, kind) && names[kind]) || keywordName(kind)
