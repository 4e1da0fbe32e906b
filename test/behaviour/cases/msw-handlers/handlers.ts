import { HttpResponse, http } from 'msw'
import type { Habit, Task } from './api.ts'

export const habits: Habit[] = [
  { id: 'h1', title: 'Run', frequency: 'daily', target: 1, unit: 'times', streak: 4 },
  { id: 'h2', title: 'Read', frequency: 'daily', target: 20, unit: 'min', streak: 0 },
]

const tasks: Task[] = [{ id: 't1', title: 'Buy milk' }]
const shelf = [{ title: 'Dune', streak: 3 }]

const ok = <T>(data: T) => HttpResponse.json({ success: true, data, error: null })

export const handlers = [
  http.get('https://habits.test/api/v1/habits', () => ok(habits)),
  http.get('*/api/v1/habits/:id', ({ params }) => {
    const habit = habits.find((each) => each.id === params.id)
    if (!habit) return HttpResponse.json({ success: false, data: null, error: 'Habit not found' }, { status: 404 })
    return ok(habit)
  }),
  http.post('*/api/v1/habits', async ({ request }) => {
    const body = (await request.json()) as { title: string; target: number; unit: string }
    if (body.title === '') return HttpResponse.json({ success: false, data: null, error: 'title is required' }, { status: 400 })
    return ok({ id: `h${habits.length + 1}`, ...body, streak: 0 })
  }),
  http.post('*/api/v1/habits/checkin', () => ok({ id: 'l1' })),
  http.get('*/api/v1/user/statistics', () => ok({ habits: habits.length, completions: 7 })),
  http.get('https://tasks.test/api/tasks', () => {
    console.log('tasks', tasks.map((task) => task.title).join(), shelf.length)
    return HttpResponse.json({ success: true, data: tasks, error: null })
  }),
]
