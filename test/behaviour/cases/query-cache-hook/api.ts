export type Habit = { id: string; title: string; target: number; unit: string; streak: number }
export type Area = { id: string; name: string }
export class ApiError extends Error {
  override name = 'ApiError'
  constructor(public readonly status: number, message: string) { super(message) }
}

export async function api<T>(path: `/${string}`, options?: { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; json?: unknown }): Promise<T> {
  const response = await fetch(`${process.env.HABIT_API}/api/v1${path}`, {
    method: options?.method ?? 'GET',
    headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' },
    body: options?.json === undefined ? undefined : JSON.stringify(options.json),
  })
  const body: { success: boolean; data: T; error: string | null } = await response.json()
  if (!response.ok || !body.success) throw new ApiError(response.status, body.error ?? 'Request failed')
  return body.data
}
