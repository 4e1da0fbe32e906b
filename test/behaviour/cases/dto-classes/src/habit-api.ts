export interface ApiHabit {
  readonly id: string
  readonly title: string
  readonly frequency: string
  readonly target: number
  readonly unit: string
  readonly streak: number
}

interface ApiEnvelope<Data> {
  readonly success: boolean
  readonly data?: Data
  readonly error?: string | null
}

export class UpstreamError extends Error {
  public constructor(
    public readonly status: number,
    reason: string,
  ) {
    super(reason)
  }
}

const base = new URL('api/v1/', `${process.env.HABIT_API}/`)

async function get<Data>(path: string, params?: Record<string, string>): Promise<Data> {
  const target = new URL(path, base)
  if (params) target.search = new URLSearchParams(params).toString()
  const response = await fetch(target, { headers: { 'X-API-Key': process.env.HABIT_API_KEY as string } })
  const envelope = (await response.json()) as ApiEnvelope<Data>
  if (!envelope.success || envelope.data === undefined) {
    throw new UpstreamError(response.status, envelope.error ?? 'unknown')
  }
  return envelope.data
}

export const habitApi = {
  all: () => get<ApiHabit[]>('habits'),
  one: (id: string) => get<ApiHabit>(`habits/${encodeURIComponent(id)}`),
  overview: () => get<{ habits: number; completions: number }>('user/statistics'),
  notes: (habitId: string) => get<{ text: string }[]>('notes', { habitId }),
}
