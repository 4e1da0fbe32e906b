import http from 'node:http'

// the other service that the same wrapper speaks to
export const gym = http.createServer((request, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ success: request.url.startsWith('/api/v1/visits'), data: [{ title: 'Squash', target: 60, unit: 'min' }], error: null }))
})
