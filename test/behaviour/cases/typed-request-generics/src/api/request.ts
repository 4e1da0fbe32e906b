import type { Envelope } from './types.ts'

export class ApiError extends Error {
  constructor(message: string, readonly status: number) {
    super(message)
  }
}

interface Options {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  query?: Record<string, string>
}

export async function request<T>(path: string, { method = 'GET', body, query }: Options = {}): Promise<T> {
  const url = new URL(`/api/v1${path}`, process.env.HABIT_API)
  for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value)
  const response = await fetch(url, {
    method,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'X-API-Key': process.env.HABIT_API_KEY ?? '' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const envelope = (await response.json()) as Envelope<T>
  if (!envelope.success || envelope.data === null) {
    throw new ApiError(envelope.error ?? response.statusText, response.status)
  }
  return envelope.data
}
