import http from 'node:http'

// another product, whose paths are nearly the same
const answers = {
  '/api/v1/habit': [{ title: 'Singular', streak: 1 }],
  '/api/Habits': [{ title: 'Capital', streak: 2 }],
  '/habits/user': [{ title: 'Below', streak: 3 }],
  '/api/v1/habit-types': [{ title: 'Kind', streak: 4 }],
}
export const other = http.createServer((request, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ success: true, data: answers[request.url] ?? [], error: null }))
})

export async function fetchOther(base, path) {
  const response = await fetch(base + path)
  const { success, data } = await response.json()
  return success ? data.map((each) => `${each.title} ${each.streak}`) : []
}
