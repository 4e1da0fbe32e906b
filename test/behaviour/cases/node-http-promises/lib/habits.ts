import { get, request, type IncomingMessage, type RequestOptions } from 'node:http'

export interface Habit {
  id: string
  title: string
  target: number
  unit: string
  streak: number
  completedDates: string[]
}

interface Reply<T> {
  success: boolean
  data: T
  error: string | null
}

const BASE = `${process.env.HABIT_API}/api/v1`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY ?? '' }

async function readReply<T>(res: IncomingMessage): Promise<Reply<T>> {
  const chunks: Buffer[] = []
  for await (const chunk of res) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Reply<T>
}

function load<T>(path: string): Promise<T> {
  return new Promise((resolve, reject) => {
    get(new URL(BASE + path), { headers }, (res) => {
      readReply<T>(res).then((reply) => {
        if (reply.success) resolve(reply.data)
        else reject(new Error(reply.error ?? 'unknown'))
      }, reject)
    }).on('error', reject)
  })
}

export const habits = (): Promise<Habit[]> => load<Habit[]>('/habits')
export const habit = (id: string): Promise<Habit> => load<Habit>(`/habits/${id}`)

/** Marks a day as done. */
export async function checkIn(habitId: string, date: string): Promise<boolean> {
  const url = new URL(`${BASE}/habits/checkin`)
  const options: RequestOptions = {
    hostname: url.hostname,
    port: url.port,
    path: url.pathname + url.search,
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
  }
  const payload = JSON.stringify({ habitId, date, status: 'done' })
  const res = await new Promise<IncomingMessage>((resolve, reject) => {
    const req = request(options, resolve)
    req.on('error', reject)
    req.end(payload)
  })
  return (await readReply<unknown>(res)).success
}

export async function rename(id: string, title: string): Promise<Habit> {
  const url = new URL(process.env.HABIT_API ?? '')
  url.pathname = `/api/v1/habits/${id}`
  return new Promise((resolve, reject) => {
    const req = request(url, { method: 'PUT', headers: { ...headers, 'Content-Type': 'application/json' } })
    req.on('response', (res) => {
      let text = ''
      res.on('data', (chunk) => (text += chunk)).on('end', () => resolve((JSON.parse(text) as Reply<Habit>).data))
    })
    req.on('error', reject)
    req.write(JSON.stringify({ title }))
    req.end()
  })
}
