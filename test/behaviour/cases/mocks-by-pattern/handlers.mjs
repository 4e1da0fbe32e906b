import { HttpResponse, http } from 'msw'

const read = { id: 'h2', title: 'Read', frequency: 'daily', target: 20, unit: 'min', streak: 0 }
const ok = (data) => HttpResponse.json({ success: true, data, error: null })

export const handlers = [
  http.get('*/habits/:id', ({ params }) => (params.id === 'h2' ? ok(read) : HttpResponse.json({ success: false, data: null, error: 'no such habit' }, { status: 404 }))),
  http.post('*/habits/checkin', () => ok({ id: 'l2' })),
  http.get(/\/v1\/habits$/, () => ok([read])),
  http.get('*/shelf/*', () => HttpResponse.json({ success: true, data: [{ title: 'Emma', unit: 'chapters', streak: 5 }], error: null })),
]
