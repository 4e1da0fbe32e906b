import { send } from './send.mjs'

const jobs = [
  { title: 'first come', request: { method: 'POST', path: '/habits', body: { title: 'Stretch out', frequency: 'daily', target: 1, unit: 'times' } } },
  { title: 'mark', request: { method: 'POST', path: '/habits/checkin', body: { habitId: 'h1', date: '2024-12-04', status: 'done' } } },
  { title: 'rest', request: { method: 'POST', path: '/habits/skip', body: { habitId: 'h2', date: '2024-12-04' } } },
  { title: 'rename', request: { method: 'PUT', path: '/habits/h2', body: { title: 'Read slowly' } } },
  { title: 'tidy', request: { method: 'DELETE', path: '/habits/bulk', body: { ids: ['h3', 'h77'] } } },
  { title: 'look', request: { path: '/areas' } },
]

for (const job of jobs) {
  const result = await send(job.request)
  console.log(job.title, result?.problem ?? 'fine')
}

const [first] = await send({ path: '/habits/today' })
console.log(first.title, first.streak)
const { habits, completions } = await send({ path: '/user/statistics' })
console.log(habits, completions)
for (const habit of await send({ path: '/habits' })) console.log(habit.title, habit.target, habit.completedDates.length)
