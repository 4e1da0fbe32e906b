export const pipe = (...fns) => (x) => fns.reduce((v, f) => f(v), x)
export const prop = (name) => (object) => object[name]
export const once = (fn) => {
  const cache = new Map()
  return (key) => {
    if (!cache.has(key)) cache.set(key, fn(key))
    return cache.get(key)
  }
}
export const groupBy = (list, keyOf) => list.reduce((map, x) => map.set(keyOf(x), [...(map.get(keyOf(x)) ?? []), x]), new Map())
