import { Hono } from 'hono'

const shelf = [{ id: 'f1', title: 'Stalker', target: 2, streak: 1, frequency: 'rarely' }]

export const films = new Hono()
  .get('/', (c) => c.json({ success: true, data: shelf, error: null }))
  .put('/:id', async (c) => {
    const { title } = await c.req.json<{ title: string }>()
    const film = { ...shelf[0], title }
    return c.json(film)
  })
