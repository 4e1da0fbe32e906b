import { Hono } from 'hono'
import { upstream, type UpstreamHabit } from './upstream.ts'

type Variables = { habits: UpstreamHabit[] }

export const habits = new Hono<{ Variables: Variables }>()

habits.use('*', async (c, next) => {
  const { data } = await upstream.get<{ success: boolean; data: UpstreamHabit[] }>('/habits')
  c.set('habits', data.data)
  await next()
})

habits.get('/', (c) => c.json({ items: c.get('habits'), heading: 'Yours' }))

habits.get('/:id', (c) => {
  const found = c.get('habits').find((habit) => habit.id === c.req.param('id'))
  return found ? c.json(found, 200) : c.json({ error: 'gone' }, 404)
})

habits.post('/', async (c) => {
  const { heading, perDay } = await c.req.json<{ heading: string; perDay: number }>()
  const { data } = await upstream.post('/habits', { title: heading, frequency: 'daily', target: perDay, unit: 'times' })
  return c.json(data.data, 201)
})
