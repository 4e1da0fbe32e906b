import { createServer } from 'node:http'

const server = createServer((_, res) => {
  res.setHeader('access-control-allow-origin', '*')
  res.end('{"success":true,"data":{"title":"Quote","target":"all"},"error":null}')
})

/** A quote of the day, from somewhere else. */
export const quote = () =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const xhr = new XMLHttpRequest()
      xhr.open('GET', `http://127.0.0.1:${server.address().port}/api/v1/quotes`)
      xhr.onload = () => {
        server.close()
        server.closeAllConnections()
        const reply = JSON.parse(xhr.responseText)
        resolve(reply.success ? `${reply.data.title} ${reply.data.target}` : reply.error)
      }
      xhr.send()
    })
  })
