const names: Readonly<Record<string, string>> = {
  plains: 'plaine',
  island: 'île',
  swamp: 'marais',
  mountain: 'montagne',
  forest: 'forêt',
  desert: 'désert',
}

/** A land type by its French name, from `Forest` or `forestwalk`; any other description stays as it is. */
export const landName = (land: string): string => {
  const type = land.toLowerCase().replace(/walk$/, '')
  return (Object.hasOwn(names, type) && names[type]) || land
}
