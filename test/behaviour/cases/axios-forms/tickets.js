'use strict'

const http = require('node:http')
const axios = require('axios')

const desk = http.createServer((_, res) => {
  res.setHeader('content-type', 'application/json')
  res.end(JSON.stringify({ success: true, data: [{ title: 'Printer', target: 'IT', streak: 3, error: 'paper' }], error: null }))
})

/** The help desk: same library, another service. */
exports.tickets = async () => {
  await new Promise((resolve) => desk.listen(0, '127.0.0.1', resolve))
  const client = axios.create({ baseURL: `http://127.0.0.1:${desk.address().port}/api/v1/` })
  const { data: reply } = await client({ method: 'get', url: 'tickets' })
  desk.close()
  desk.closeAllConnections()
  return reply.success ? reply.data.map((ticket) => `${ticket.title} ${ticket.target} ${ticket.streak} ${ticket.error}`) : []
}
