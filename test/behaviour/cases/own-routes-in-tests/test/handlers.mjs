import { fail, ok, rest } from './server.mjs'

const habits = [
  { id: 'a', title: 'Chess', frequency: 'daily', target: 1, unit: 'times', streak: 3, completedDates: ['2024-12-01', '2024-12-02', '2024-12-03'] },
]

export const handlers = [
  rest.get('/api/v1/habits', () => ok(habits)),
  rest.post('/api/v1/habits', ({ body }) => {
    if (!body.title) return fail(400, 'name is required')
    const habit = { id: `b${habits.length}`, streak: 0, completedDates: [], ...body }
    habits.push(habit)
    return ok(habit, 201)
  }),
  rest.put('/api/v1/habits/:id', ({ params: [id], body }) => {
    const habit = habits.find((one) => one.id === id)
    if (!habit) return fail(404, 'habit not found')
    Object.assign(habit, body)
    return ok(habit)
  }),
]
