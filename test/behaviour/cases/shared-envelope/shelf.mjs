import { createClient, probe } from './client.mjs'

export const openShelf = (origin) => {
  const call = createClient(origin, {})
  return { books: () => call('/books'), book: (id) => call(`/books/${id}`), probe: () => probe(`${origin}/books`, {}) }
}
