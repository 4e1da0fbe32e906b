import { toCsv, toMarkdown } from './csv.mjs'
import { collect, each } from './pages.mjs'
import { hangUp, raw } from './raw.mjs'

const columns = [
  { title: 'id', value: (h) => h.id },
  { title: 'title', value: (h) => h.title },
  { title: 'goal', value: (h) => `${h.target} ${h.unit === 'times' ? 'x' : h.unit}` },
  { title: 'streak', value: (h) => h.streak },
  { title: 'days', value: (h) => h.completedDates.length },
]

const created = await raw('POST', '/api/v1/habits', { title: 'Say "thanks", often', frequency: 'daily', target: 3, unit: 'people' })
console.log(created.status, created.body.data.title)

const habits = await collect(each('/api/v1/habits'))
console.log(toCsv(columns, habits))
console.log(toMarkdown(columns.slice(1, 4), habits.filter((h) => h.frequency === 'daily')))
console.log(await collect(each('/api/v1/areas'), (area) => area.name))

const gone = await raw('DELETE', '/api/v1/habits/bulk', { ids: habits.filter((h) => h.streak === 0).map((h) => h.id) })
console.log(gone.status, (await collect(each('/api/v1/habits'), (h) => h.title)).join('; '))
const bad = await raw('POST', '/api/v1/habits/checkin', { habitId: 'h0', date: '2024-12-18', status: 'done' })
console.log(bad.status, bad.body.success, bad.body.error)
hangUp()
