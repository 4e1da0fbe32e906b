import { createServer } from 'node:http'
import { strictEqual } from 'node:assert'
import { once } from 'node:events'
import { checkIn, skip } from './journal.mjs'

const log = []
const server = createServer((req, res) => {
  const chunks = []
  req.on('data', (c) => chunks.push(c))
  req.on('end', () => {
    log.push(req.method + ' ' + req.url)
    switch (`${req.method} ${req.url}`) {
      case 'POST /api/v1/habits/checkin':
      case 'POST /api/v1/habits/skip':
        res.writeHead(201, { 'content-type': 'application/json' }).end('{"success":true,"data":{},"error":null}')
        break
      default:
        res.writeHead(404).end('{"success":false,"data":null,"error":"?"}')
    }
  })
})
server.listen(0)
await once(server, 'listening')
const base = 'http://127.0.0.1:' + server.address().port

strictEqual(await checkIn(base, 'a1', '2024-12-05'), true)
strictEqual(await skip(base, 'a1', '2024-12-06'), true)
strictEqual(log.length, 2)
server.close()
server.closeAllConnections()
console.log('ok', log.length, await checkIn(process.env.HABIT_API, 'h1', '2024-12-05'))
