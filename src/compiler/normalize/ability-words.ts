/** CR 207.2c: ability words tie abilities together and mean nothing; they stand before a long dash. */
const list = (names: string): readonly string[] => names.trim().split(/\s*;\s*/)

export const ABILITY_WORDS: ReadonlySet<string> = new Set(
  list(`
    void; vivid; valiant; undergrowth; threshold; tempting offer; sweep; survival; strive; spell mastery;
    secret council; revolt; repartee; renew; rally; raid; radiance; parley; paradox; pack tactics; opus; morbid;
    metalcraft; magecraft; lieutenant; landfall; kinship; join forces; inspired; infusion; imprint; heroic; hellbent;
    grandeur; formidable; flurry; ferocious; fathomless descent; fateful hour; enrage; eminence; eerie; domain;
    disappear; descend 8; descend 4; delirium; coven; council's dilemma; converge; constellation; cohort; chroma;
    channel; celebration; bloodrush; battalion; alliance; addendum; adamant; will of the council
  `),
)
