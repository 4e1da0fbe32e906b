/** Just enough of a worker's world to run `sw.js` in Node. */
export function install() {
  const listeners = new Map()
  const stores = new Map()
  globalThis.self = globalThis
  globalThis.location = { origin: 'http://app.local' }
  globalThis.addEventListener = (type, listener) => listeners.set(type, listener)
  globalThis.skipWaiting = async () => {}
  globalThis.clients = { claim: async () => {}, matchAll: async () => [] }
  const keyOf = (request) => (typeof request === 'string' ? request : request.url)
  globalThis.caches = {
    open: async (name) => {
      if (!stores.has(name)) stores.set(name, new Map())
      const store = stores.get(name)
      return {
        match: async (request) => store.get(keyOf(request))?.clone(),
        put: async (request, response) => void store.set(keyOf(request), response),
        keys: async () => [...store.keys()],
        delete: async (request) => store.delete(keyOf(request)),
      }
    },
    keys: async () => [...stores.keys()],
    delete: async (name) => stores.delete(name),
  }
  return {
    async dispatch(type, fields = {}) {
      let given
      const waits = []
      const event = { ...fields, type, waitUntil: (promise) => waits.push(promise), respondWith: (promise) => (given = promise) }
      listeners.get(type)?.(event)
      const answer = await given
      await Promise.all(waits)
      return answer
    },
  }
}
