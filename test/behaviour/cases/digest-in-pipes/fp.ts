export type Result<T, E = string> = { ok: true; value: T } | { ok: false; error: E }

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value })
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error })
export const map =
  <A, B>(f: (a: A) => B) =>
  <E>(r: Result<A, E>): Result<B, E> =>
    r.ok ? ok(f(r.value)) : r
export const fold =
  <A, E, B>(onError: (e: E) => B, onValue: (a: A) => B) =>
  (r: Result<A, E>): B =>
    r.ok ? onValue(r.value) : onError(r.error)

export function pipe<A, B>(a: A, ab: (a: A) => B): B
export function pipe<A, B, C>(a: A, ab: (a: A) => B, bc: (b: B) => C): C
export function pipe<A, B, C, D>(a: A, ab: (a: A) => B, bc: (b: B) => C, cd: (c: C) => D): D
export function pipe(a: unknown, ...fs: ((x: any) => unknown)[]): unknown {
  return fs.reduce((x, f) => f(x), a)
}

export const flow =
  <A extends unknown[], B, C>(f: (...a: A) => B, g: (b: B) => C) =>
  (...a: A): C =>
    g(f(...a))

export const prop =
  <K extends PropertyKey>(key: K) =>
  <V>(object: Record<K, V>): V =>
    object[key]

export const sortWith =
  <T>(...comparators: ((a: T, b: T) => number)[]) =>
  (items: readonly T[]): T[] =>
    [...items].sort((a, b) => comparators.map((c) => c(a, b)).find((n) => n !== 0) ?? 0)

export const desc =
  <T>(f: (t: T) => number) =>
  (a: T, b: T): number =>
    f(b) - f(a)
export const asc =
  <T>(f: (t: T) => string) =>
  (a: T, b: T): number =>
    f(a).localeCompare(f(b))
