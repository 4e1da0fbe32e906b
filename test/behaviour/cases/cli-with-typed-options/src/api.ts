import type { IncomingMessage } from 'node:http'
import http from 'node:http'

export type Habit = {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
  completedDates: string[]
}
type Payload = Record<string, unknown> | undefined

const read = async (stream: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of stream) text += chunk
  return text
}

export function api(method: 'GET', path: '/habits' | '/habits/today'): Promise<Habit[]>
export function api(method: 'GET', path: '/user/statistics'): Promise<{ habits: number; completions: number }>
export function api(method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: Payload): Promise<Habit>
export function api(method: string, path: string, payload?: Payload): Promise<unknown> {
  const text = payload ? JSON.stringify(payload) : ''
  return new Promise((resolve, reject) => {
    const request = http.request(
      `${process.env.HABIT_API}/api/v1${path}`,
      {
        method,
        headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) },
      },
      async (response) => {
        const answer = JSON.parse(await read(response)) as { success: boolean; data: unknown; error: string | null }
        if (answer.success) resolve(answer.data)
        else reject(new Error(answer.error ?? `status ${response.statusCode}`))
      },
    )
    request.on('error', reject)
    request.end(text)
  })
}
