import { vi } from 'vitest'
import { books, clear, list } from './api.mjs'

const json = (body) => ({ ok: true, status: 200, json: async () => body })

globalThis.fetch = vi
  .fn()
  .mockResolvedValueOnce(json({ success: true, data: [{ id: 'h1', title: 'Run', unit: 'times', streak: 3 }], error: null }))
  .mockResolvedValueOnce(json({ success: true, data: [{ id: 'b1', title: 'Dune', unit: 'pages', streak: 3 }], error: null }))
  .mockResolvedValueOnce(json({ success: false, data: null, error: 'busy' }))

for (const habit of await list()) console.log(habit.title, habit.streak)
for (const book of await books()) console.log(book.title, book.streak)
await clear(['h1']).catch((error) => console.log(error.message))

const later = vi.fn()
globalThis.fetch = later
later.mockResolvedValueOnce(json({ success: true, data: [{ id: 'b2', title: 'Emma', streak: 9 }], error: null }))
console.log((await books())[0].title)
later.mockResolvedValueOnce(json({ success: true, data: [{ id: 'h2', title: 'Read', streak: 0 }], error: null }))
const [first] = await list()
console.log(first.title, first.streak, later.mock.calls.length)
