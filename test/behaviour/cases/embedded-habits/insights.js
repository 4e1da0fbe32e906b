import http from 'node:http'

// one's own statistics, which speak of habits in their own way
export const insights = http.createServer((request, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ success: true, data: { pairs: [{ habitA: { id: 'h1', title: 'Run' }, habitB: { id: 'h2', streak: 8 }, score: 0.7 }] }, error: null }))
})
