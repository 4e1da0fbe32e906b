export class UpstreamError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
    this.name = 'UpstreamError'
  }
}

export interface UpstreamHabit {
  id: string
  title: string
  frequency: 'daily' | 'weekly'
  target: number
  unit: string
  streak: number
  completedDates: string[]
}

type Envelope<T> = { success: true; data: T; error: null } | { success: false; data: null; error: string }

const BASE = `${process.env.HABIT_API}/api/v1`

export async function upstream<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(`${BASE}${path}`, {
    ...init,
    headers: {
      'X-API-Key': process.env.HABIT_API_KEY ?? '',
      ...(init.body ? { 'Content-Type': 'application/json' } : {}),
      ...init.headers,
    },
  })
  const envelope = (await response.json()) as Envelope<T>
  if (!envelope.success) {
    throw new UpstreamError(response.status, envelope.error)
  }
  return envelope.data
}
