export function memoize(fn, keyOf = (...args) => JSON.stringify(args)) {
  const cache = new Map()
  const memoized = (...args) => {
    const key = keyOf(...args)
    if (!cache.has(key)) cache.set(key, fn(...args))
    return cache.get(key)
  }
  memoized.clear = () => cache.clear()
  memoized.size = () => cache.size
  return memoized
}
