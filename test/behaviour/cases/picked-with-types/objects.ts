export function pick<T extends object, K extends keyof T>(source: T, ...keys: K[]): Pick<T, K> {
  const out = {} as Pick<T, K>
  for (const key of keys) out[key] = source[key]
  return out
}

export function omit<T extends object, K extends keyof T>(source: T, ...keys: K[]): Omit<T, K> {
  const out = { ...source }
  for (const key of keys) delete out[key]
  return out
}

export const pluck = <T, K extends keyof T>(items: readonly T[], key: K): T[K][] => items.map((item) => item[key])

export const sortBy = <T, K extends keyof T>(items: readonly T[], key: K): T[] =>
  [...items].sort((a, b) => (a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0))

export const keyBy = <T, K extends keyof T>(items: readonly T[], key: K): Map<T[K], T> =>
  new Map(items.map((item) => [item[key], item]))

export const countBy = <T,>(items: readonly T[], by: (item: T) => string): Record<string, number> =>
  items.reduce<Record<string, number>>((counts, item) => ({ ...counts, [by(item)]: (counts[by(item)] ?? 0) + 1 }), {})
