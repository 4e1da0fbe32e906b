import { rest } from 'msw'

const BASE = 'https://api.habits.test/api/v1'

export const mockGet = (path, status, data) =>
  rest.get(`${BASE}${path}`, (req, res, ctx) => res(ctx.status(status), ctx.json({ success: true, data, error: null })))

export const handlers = [
  mockGet('/habits/today', 200, [{ id: 'h1', title: 'Run', streak: 2, completedDates: ['2024-12-01', '2024-12-02'] }]),
  rest.post(`${BASE}/habits`, async (req, res, ctx) => {
    const { title, frequency } = await req.json()
    if (!title) return res(ctx.status(400), ctx.json({ success: false, data: null, error: 'title is required' }))
    return res(ctx.json({ success: true, data: { id: 'h9', title, frequency, streak: 0 }, error: null }))
  }),
  rest.put(`${BASE}/habits/:id`, async (req, res, ctx) => {
    const changes = await req.json()
    return res(ctx.json({ success: true, data: { id: req.params.id, ...changes }, error: null }))
  }),
  rest.post(`${BASE}/habits/skip`, (req, res, ctx) => res(ctx.json({ success: true, data: { id: 'l1' }, error: null }))),
  rest.delete(`${BASE}/habits/:id`, (req, res, ctx) => res(ctx.json({ success: true, data: null, error: null }))),
  rest.post('https://books.test/api/v3/books', (req, res, ctx) => {
    const length = req.body.title.length
    return res(ctx.json({ success: true, data: { title: 'Dune', length } }))
  }),
]
