export function pick<T extends object, K extends keyof T>(source: T, ...keys: K[]): Pick<T, K> {
  const out = {} as Pick<T, K>
  for (const key of keys) out[key] = source[key]
  return out
}

export function select<T extends object, const K extends readonly (keyof T)[]>(source: T, keys: K): { [P in K[number]]: T[P] } {
  return keys.reduce((made, key) => ({ ...made, [key]: source[key] }), {} as { [P in K[number]]: T[P] })
}
