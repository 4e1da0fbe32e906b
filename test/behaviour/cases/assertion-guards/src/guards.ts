type Guard<T> = (value: unknown) => value is T
type Guarded<G> = G extends Guard<infer T> ? T : never

export const isString: Guard<string> = (v): v is string => typeof v === 'string'
export const isNumber: Guard<number> = (v): v is number => typeof v === 'number'
export const isBoolean: Guard<boolean> = (v): v is boolean => typeof v === 'boolean'
export const arrayOf = <T>(item: Guard<T>): Guard<T[]> => (v): v is T[] => Array.isArray(v) && v.every(item)
export const shape = <S extends Record<string, Guard<any>>>(spec: S): Guard<{ [K in keyof S]: Guarded<S[K]> }> =>
  (v): v is { [K in keyof S]: Guarded<S[K]> } =>
    typeof v === 'object' && v !== null && Object.entries(spec).every(([key, guard]) => guard((v as Record<string, unknown>)[key]))

export function assertThat<T>(value: unknown, guard: Guard<T>, what: string): asserts value is T {
  if (!guard(value)) throw new TypeError(`unexpected ${what}`)
}
