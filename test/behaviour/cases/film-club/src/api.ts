import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Outcome, Screening } from './types.ts'

const screenings: Screening[] = [
  { id: 's1', title: 'Stalker', frequency: 'once', target: 60, unit: 'seats', streak: 0, completedDates: [] },
  { id: 's2', title: 'Shorts', frequency: 'weekly', target: 4, unit: 'times', streak: 3, completedDates: ['2024-11-01'] },
]

const server = createServer((req, res) => {
  const data = req.url === '/api/v1/screenings' ? screenings : null
  const outcome: Outcome<Screening[] | null> = { success: data !== null, data, error: data ? null : 'habit not found' }
  res.end(JSON.stringify(outcome))
})

export const open = () => new Promise<string>((resolve) => {
  server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`))
})
export const close = () => {
  server.close()
  server.closeAllConnections()
}
