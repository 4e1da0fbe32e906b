import http from 'node:http'

// Other services, which happen to have paths like ours.
export async function startOthers() {
  const server = http.createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ latest: { title: 'Chess', target: 2, streak: 5 }, success: true }))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() }
}
