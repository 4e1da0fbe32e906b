import ky, { HTTPError, type KyInstance } from 'ky'

export interface Habit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
}

export type HabitField = keyof Omit<Habit, 'id'>

interface Body<T> {
  success: boolean
  data: T
  error: string | null
}

export interface HabitService {
  all(): Promise<Habit[]>
  add(habit: Omit<Habit, 'id' | 'streak'>): Promise<Habit>
  done(habit: Habit, date: string): Promise<void>
  why(error: unknown): Promise<string>
}

export function createHabitService(http: KyInstance): HabitService {
  return {
    all: async () => (await http.get('habits').json<Body<Habit[]>>()).data,
    add: async (json) => (await http.post('habits', { json }).json<Body<Habit>>()).data,
    async done({ id: habitId }, date) {
      await http.post('habits/checkin', { json: { habitId, date, status: 'done' } })
    },
    async why(error) {
      if (!(error instanceof HTTPError)) return String(error)
      const { error: reason } = await error.response.json<Body<null>>()
      return `${error.response.status}: ${reason}`
    },
  }
}

export const createHttp = (origin: string, key: string): KyInstance =>
  ky.create({ prefixUrl: `${origin}/api/v1`, headers: { 'X-API-Key': key }, retry: 0 })
