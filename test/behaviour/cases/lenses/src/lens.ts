export interface Lens<S, A> { get(s: S): A; set(s: S, a: A): S }
export const lens = <S, A>(get: (s: S) => A, set: (s: S, a: A) => S): Lens<S, A> => ({ get, set })
export const over = <S, A>(l: Lens<S, A>, f: (a: A) => A) => (s: S): S => l.set(s, f(l.get(s)))
export const view = <S, A>(l: Lens<S, A>) => (s: S): A => l.get(s)
export const compose = <A, B, C>(outer: Lens<A, B>, inner: Lens<B, C>): Lens<A, C> => ({
  get: (a) => inner.get(outer.get(a)),
  set: (a, c) => outer.set(a, inner.set(outer.get(a), c)),
})
