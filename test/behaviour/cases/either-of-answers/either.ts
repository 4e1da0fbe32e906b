export type Left<E> = { readonly _tag: 'Left'; readonly error: E }
export type Right<A> = { readonly _tag: 'Right'; readonly data: A }
export type Either<E, A> = Left<E> | Right<A>

export const left = <E>(error: E): Either<E, never> => ({ _tag: 'Left', error })
export const right = <A>(data: A): Either<never, A> => ({ _tag: 'Right', data })
export const map =
  <A, B>(f: (a: A) => B) =>
  <E>(either: Either<E, A>): Either<E, B> =>
    either._tag === 'Left' ? either : right(f(either.data))
export const fold =
  <E, A, B>(onLeft: (e: E) => B, onRight: (a: A) => B) =>
  (either: Either<E, A>): B =>
    either._tag === 'Left' ? onLeft(either.error) : onRight(either.data)

export function pipe<A, B>(a: A, ab: (a: A) => B): B
export function pipe<A, B, C>(a: A, ab: (a: A) => B, bc: (b: B) => C): C
export function pipe<A, B, C, D>(a: A, ab: (a: A) => B, bc: (b: B) => C, cd: (c: C) => D): D
export function pipe(a: unknown, ...fns: Array<(x: any) => unknown>): unknown {
  return fns.reduce((x, f) => f(x), a)
}
