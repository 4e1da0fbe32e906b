// stands in for the town library while developing
import http from 'node:http'

const loans = [
  { id: 'b1', title: 'Piranesi', unit: 'days', target: 21, streak: 1 },
  { id: 'b2', title: 'Momo', unit: 'days', target: 14, streak: 0 },
]

export const shelf = http.createServer((req, res) => {
  const { pathname } = new URL(req.url, 'http://x')
  const found = pathname === '/api/v1/loans' ? loans : loans.find((l) => pathname === `/api/v1/loans/${l.id}`)
  res.setHeader('content-type', 'application/json')
  res.end(JSON.stringify(found ? { success: true, data: found, error: null } : { success: false, data: null, error: 'no such loan' }))
})
