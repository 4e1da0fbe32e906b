import type { Envelope } from '../types'

const base = process.env.HABIT_API ?? 'https://habits.example.com'

export async function http<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  const response = await fetch(`${base}/api/v1${path}`, {
    method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY ?? '', 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const envelope = (await response.json()) as Envelope<T>
  if (!envelope.success) throw new Error(envelope.error ?? 'failed')
  return envelope.data
}
