export interface Habit {
  id: string
  title: string
  frequency: 'daily' | 'weekly'
  target: number
  unit: string
  streak: number
}

export class ApiFailure extends Error {}

export const createApi = (origin: string, apiKey: string) => {
  const http = async <T,>(path: string, { body, ...init }: { method?: string; body?: unknown } = {}): Promise<T> => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      ...init,
      headers: { 'X-API-Key': apiKey, 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const { success, data, error }: { success: boolean; data: T; error: string | null } = await response.json()
    if (!success) throw new ApiFailure(error ?? undefined)
    return data
  }
  return {
    habits: () => http<Habit[]>('/habits'),
    save: ({ id, ...changes }: Pick<Habit, 'id'> & Partial<Pick<Habit, 'title' | 'frequency'>>) =>
      http<Habit>(`/habits/${id}`, { method: 'PUT', body: changes }),
    done: (habitId: Habit['id'], date: string) =>
      http<unknown>('/habits/checkin', { method: 'POST', body: { habitId, date, status: 'done' } }),
  }
}

export type Api = ReturnType<typeof createApi>
