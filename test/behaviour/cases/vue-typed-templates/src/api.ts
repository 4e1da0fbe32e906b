export interface Habit {
  id: string
  title: string
  frequency: 'daily' | 'weekly'
  target: number
  unit: string
  streak: number
  completedDates: string[]
}

export interface HabitApi {
  list(): Promise<Habit[]>
  save(id: string, patch: Partial<Pick<Habit, 'title' | 'target' | 'unit'>>): Promise<Habit>
}

type Envelope<T> = { success: boolean; data: T; error: string | null }

function createHabitApi(base: string, key: string): HabitApi {
  const send = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' }
    const response = await fetch(`${base}/api/v1${path}`, { ...init, headers })
    const { success, data, error }: Envelope<T> = await response.json()
    if (!success) throw new Error(error!)
    return data
  }
  return {
    list: () => send<Habit[]>('/habits'),
    save(id, patch) {
      return send<Habit>(`/habits/${id}`, { method: 'PUT', body: JSON.stringify(patch) })
    },
  }
}

export const api = createHabitApi(process.env.HABIT_API!, process.env.HABIT_API_KEY!)
