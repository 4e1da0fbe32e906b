import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'

interface Habit {
  id: string
  title: string
  target: number
  unit: string
  streak: number
  frequency: string
  completedDates: string[]
}

interface Envelope<T> {
  success: boolean
  data: T
  error: string | null
}

async function upstream<T>(path: string, method = 'GET', body?: object): Promise<T> {
  const response = await fetch(`${process.env.HABIT_API}/api/v1/${path}`, {
    method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY ?? '', 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const envelope = (await response.json()) as Envelope<T>
  if (!envelope.success) throw new HTTPException(response.status as 404, { message: envelope.error ?? 'upstream' })
  return envelope.data
}

export const app = new Hono()
  .get('/cards', async (c) => {
    const habits = await upstream<Habit[]>('habits')
    return c.json({ cards: habits.map(({ id, title, streak }) => ({ id, title, streak })) })
  })
  .get('/cards/:id', async (c) => {
    const habit = await upstream<Habit>(`habits/${c.req.param('id')}`)
    return c.json(habit)
  })
  .post('/cards', async (c) => {
    const { title, target } = await c.req.json<{ title: string; target: number }>()
    const made = await upstream<Habit>('habits', 'POST', { title, target, unit: 'times' })
    return c.json({ id: made.id, title: made.title }, 201)
  })
  .onError((error, c) => c.json({ success: false, error: error.message }, error instanceof HTTPException ? error.status : 500))

export type App = typeof app
