/** The small promise layer over IndexedDB that the app uses; in Node it keeps things in memory. */
const databases = new Map()

export async function openDB(name, version, { upgrade } = {}) {
  if (!databases.has(name)) databases.set(name, new Map())
  const stores = databases.get(name)
  const db = {
    createObjectStore: (store, { keyPath } = {}) => stores.set(store, { keyPath, rows: new Map() }),
    put: async (store, value, key) => {
      const { keyPath, rows } = stores.get(store)
      rows.set(key ?? value[keyPath], structuredClone(value))
    },
    get: async (store, key) => structuredClone(stores.get(store).rows.get(key)),
    getAll: async (store) => structuredClone([...stores.get(store).rows.values()]),
    delete: async (store, key) => void stores.get(store).rows.delete(key),
  }
  upgrade?.(db, 0, version)
  return db
}
