export { parseTypeLine, printTypeLine } from './characteristics/type-line.ts'
export { type CompiledAbility, type CompiledCard, type CompiledFace, compileCard } from './compile-card.ts'
export { normalizeText, type Paragraph } from './normalize/normalize-text.ts'
export { printAbility, printCardText } from './print/en/print-card-text.ts'
