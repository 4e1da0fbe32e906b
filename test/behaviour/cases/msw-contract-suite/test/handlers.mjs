import { http, HttpResponse } from 'msw'

export const db = new Map([
  ['h1', { id: 'h1', title: 'Run', frequency: 'daily', target: 2, unit: 'times', streak: 9, completedDates: [] }],
  ['h2', { id: 'h2', title: 'Nap', frequency: 'daily', target: 1, unit: 'times', streak: 0, completedDates: [] }],
])
const ok = (data) => HttpResponse.json({ success: true, data, error: null })

export const handlers = [
  http.get('https://weather.test/v1/outlook', () => HttpResponse.json({ success: true, data: { title: 'sunny', unit: 'C', target: 21 } })),
  http.get('http://habits.test/api/v1/habits/today', () => ok([...db.values()])),
  http.get('http://habits.test/api/v1/habits/:id', ({ params }) => ok(db.get(params.id))),
  http.put('http://habits.test/api/v1/habits/:id', async ({ params, request }) => {
    const changes = await request.json()
    const next = { ...db.get(params.id), ...changes }
    db.set(params.id, next)
    return ok(next)
  }),
]
