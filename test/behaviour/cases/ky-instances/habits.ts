import ky, { HTTPError, type KyInstance } from 'ky'

export interface Habit {
  id: string
  title: string
  target: number
  streak: number
}

interface Envelope<T> {
  success: boolean
  data: T
  error: string | null
}

const root: KyInstance = ky.create({
  prefixUrl: process.env.HABIT_API,
  retry: 0,
  hooks: {
    beforeRequest: [
      (request) => {
        request.headers.set('X-API-Key', process.env.HABIT_API_KEY ?? '')
      },
    ],
  },
})

const api = root.extend({ prefixUrl: `${process.env.HABIT_API}/api/v1`, timeout: 5000 })

export const habits = async (): Promise<Habit[]> => (await api.get('habits').json<Envelope<Habit[]>>()).data

export async function today(): Promise<string[]> {
  const { data } = await api('habits/today').json<Envelope<Habit[]>>()
  return data.map((habit) => habit.title)
}

export async function create(title: string, target: number): Promise<Habit> {
  const res = await api.post('habits', { json: { title, target, unit: 'times', frequency: 'daily' } })
  const reply = await res.json<Envelope<Habit>>()
  return reply.data
}

export const done = (habitId: string, date: string): Promise<boolean> =>
  api
    .post('habits/checkin', { json: { habitId, date, status: 'done' } })
    .json<Envelope<unknown>>()
    .then((reply) => reply.success)

export const remove = (...ids: string[]): Promise<Envelope<unknown>> => api.delete('habits/bulk', { json: { ids } }).json()

export async function notes(habitId: string): Promise<number> {
  const reply = await root.get('api/v1/notes', { searchParams: { habitId } }).json<Envelope<{ text: string }[]>>()
  return reply.data.length
}

export async function problem(id: string): Promise<string | null> {
  try {
    const { data } = await api.get(`habits/${id}`).json<Envelope<Habit>>()
    return data.title
  } catch (error) {
    if (!(error instanceof HTTPError)) throw error
    const body = await error.response.json<Envelope<null>>()
    return body.error
  }
}
