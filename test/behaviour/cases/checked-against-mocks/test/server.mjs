import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { failure, makeHabit, success } from './fixtures.mjs'

export const calls = []
let failures = 2

export const books = [{ title: 'Dune', unit: 'pages', target: 600, streak: 1 }]

export const server = setupServer(
  http.get('http://mock.test/api/v1/habits', () => {
    if (failures-- > 0) return HttpResponse.json(failure('slow down'), { status: 429, headers: { 'Retry-After': '1' } })
    return HttpResponse.json(success([makeHabit({ title: 'Swim', streak: 9 }), makeHabit({ unit: 'km', target: 4 })]))
  }),
  http.get('http://mock.test/api/v1/habits/:id', ({ params }) => HttpResponse.json(failure(`no ${params.id}`), { status: 404 })),
  http.put('http://mock.test/api/v1/habits/:id', async ({ params, request }) => {
    const { title } = await request.json()
    calls.push(`rename ${params.id} to ${title}`)
    return HttpResponse.json(success(makeHabit({ id: params.id, title })))
  }),
  http.get('http://mock.test/books', () => HttpResponse.json(success(books))),
)
