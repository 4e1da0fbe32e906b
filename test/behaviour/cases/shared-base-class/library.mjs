import { createServer } from 'node:http'
import { JsonClient } from './json-client.mjs'

const shelf = [
  { id: 1, title: 'Stretch, and read', target: 3, streak: 1 },
  { id: 2, title: 'Atlas', target: 1, streak: 4 },
]

/** Books, from a service of our own in this very process. */
export class Library extends JsonClient {
  static async open() {
    const server = createServer((request, response) => {
      const seen = Object.keys(request.headers).filter((name) => name.startsWith('x-')).length
      response.end(JSON.stringify({ shelf: request.url === '/api/v1/books' ? shelf : [], seen }))
    })
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
    const library = new Library(`http://127.0.0.1:${server.address().port}/api/v1`)
    library.close = () => server.close()
    return library
  }

  headers() {
    return { Authorization: 'Bearer reader' }
  }

  unwrap({ shelf: books, seen }) {
    if (seen > 0) throw new Error('the library wants no such headers')
    return books
  }

  books() {
    return this.send('GET', '/books')
  }
}
