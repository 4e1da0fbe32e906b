import { ofetch } from 'ofetch'

/** What the framework puts into every file, as far as this program needs it. */
const ref = (value) => ({ value })
const loaded = (load, { transform = (got) => got, default: start = () => null } = {}) => {
  const data = ref(start())
  const error = ref(null)
  const run = async () => {
    try {
      data.value = transform(await load())
      error.value = null
    } catch (failure) {
      error.value = failure
    }
  }
  const result = { data, error, refresh: run }
  const done = run().then(() => result)
  return Object.assign(done, result)
}
const states = new Map()

Object.assign(globalThis, {
  ref,
  $fetch: ofetch,
  useFetch: (url, options = {}) => loaded(() => ofetch(typeof url === 'function' ? url() : url, options), options),
  useAsyncData: (_, load, options) => loaded(load, options),
  useState: (key, init) => {
    if (!states.has(key)) states.set(key, ref(init()))
    return states.get(key)
  },
})
