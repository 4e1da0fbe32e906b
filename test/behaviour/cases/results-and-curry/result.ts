export type Ok<T> = { readonly ok: true; readonly value: T }
export type Err<E> = { readonly ok: false; readonly error: E }
export type Result<T, E = string> = Ok<T> | Err<E>

export const ok = <T,>(value: T): Ok<T> => ({ ok: true, value })
export const err = <E,>(error: E): Err<E> => ({ ok: false, error })

export function mapResult<T, U, E>(result: Result<T, E>, fn: (value: T) => U): Result<U, E> {
  return result.ok ? ok(fn(result.value)) : result
}

export async function andThen<T, U, E>(result: Promise<Result<T, E>>, fn: (value: T) => Promise<Result<U, E>>): Promise<Result<U, E>> {
  const settled = await result
  return settled.ok ? fn(settled.value) : settled
}

export const match = <T, E, R>(result: Result<T, E>, handlers: { ok: (value: T) => R; err: (error: E) => R }): R =>
  result.ok ? handlers.ok(result.value) : handlers.err(result.error)

export const groupBy = <T, K extends PropertyKey>(items: Iterable<T>, key: (item: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>()
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item])
  return groups
}
