import { createServer } from 'node:http'

const books = [{ id: 'b1', title: 'Emma', unit: 'chapters', streak: 2 }]

export async function startShelf() {
  const server = createServer((request, response) => {
    const found = request.url === '/books' ? books : books.find(({ id }) => request.url === `/books/${id}`)
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(found ? { success: true, data: found, error: null } : { success: false, data: null, error: 'no such book' }))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}
