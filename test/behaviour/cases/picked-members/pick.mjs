export const pick = (source, names) => Object.fromEntries(names.map((name) => [name, source[name]]))

export const pickFrom = (names) => (source) =>
  Object.fromEntries(names.filter((name) => name in source).map((name) => [name, source[name]]))

export const omit = (source, names) =>
  Object.fromEntries(Object.entries(source).filter(([name]) => !names.includes(name)))
