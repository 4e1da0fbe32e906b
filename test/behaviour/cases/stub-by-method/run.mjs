import { clear, list, rename } from './api.mjs'

let habits = [
  { id: 'h1', title: 'Run', streak: 3 },
  { id: 'h2', title: 'Read', streak: 0 },
]
const log = []
const json = (body) => ({ ok: true, status: 200, json: async () => body })

globalThis.fetch = async (url, init = {}) => {
  const method = init.method ?? 'GET'
  log.push({ title: method, target: new URL(url).hostname })
  if (method === 'DELETE') {
    habits = []
    return json({ success: true, data: null, error: null })
  }
  switch (method) {
    case 'PATCH': {
      const [habit] = habits
      habit.title = JSON.parse(init.body).title
      return json({ success: true, data: habit, error: null })
    }
    default:
      return json({ success: true, data: habits, error: null })
  }
}

for (const habit of await list()) console.log(habit.title, habit.streak)
console.log((await rename('h1', 'Sprint')).title)
await clear(['h1', 'h2'])
console.log((await list()).length, log.length, log[0].title, log[0].target)
