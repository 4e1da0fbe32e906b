export const pipe = (...fns) => (x) => fns.reduce((v, f) => f(v), x)
export const pipeAsync = (...fns) => (x) => fns.reduce((v, f) => v.then(f), Promise.resolve(x))
export const map = (f) => (xs) => xs.map(f)
export const filter = (f) => (xs) => xs.filter(f)
export const sortBy = (f) => (xs) => [...xs].sort((a, b) => f(a) - f(b))
export const join = (s) => (xs) => xs.join(s)
export const tap = (f) => (x) => (f(x), x)
export const prop = (name) => (o) => o[name]
export const either = (test, onTrue, onFalse) => (x) => (test(x) ? onTrue(x) : onFalse(x))
