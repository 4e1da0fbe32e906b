import { toDomain, toDTO } from './mappers.ts'
import { err, ok, type ApiFailure, type Habit, type HabitDTO, type HabitId, type Result } from './types.ts'

type V1Response<T> =
  | { success: true; data: T; error: null }
  | { success: false; data: null; error: string }

const BASE_URL = `${process.env.HABIT_API}/api/v1` as const

async function call<T>(path: string, init: RequestInit = {}): Promise<Result<T>> {
  let res: Response
  try {
    res = await fetch(BASE_URL + path, {
      ...init,
      headers: { 'Content-Type': 'application/json', 'X-API-Key': process.env.HABIT_API_KEY! },
    })
  } catch (e) {
    return err<ApiFailure>({ kind: 'network', message: (e as Error).message })
  }
  const json = (await res.json()) as V1Response<T>
  return json.success ? ok(json.data) : err<ApiFailure>({ kind: 'http', status: res.status, message: json.error })
}

function mapResult<T, U>(r: Result<T>, f: (t: T) => U): Result<U> {
  return r.ok ? ok(f(r.value)) : r
}

export const habitsApi = {
  list: async () => mapResult(await call<HabitDTO[]>('/habits'), (rows) => rows.map(toDomain)),
  get: async (id: HabitId) => mapResult(await call<HabitDTO>(`/habits/${id}`), toDomain),
  save: async (habit: Habit) => mapResult(
    await call<HabitDTO>(`/habits/${habit.id}`, { method: 'PUT', body: JSON.stringify(toDTO(habit)) }),
    toDomain,
  ),
  create: async (draft: Pick<Habit, 'title' | 'schedule' | 'goal'>) => mapResult(
    await call<HabitDTO>('/habits', { method: 'POST', body: JSON.stringify(toDTO(draft)) }),
    toDomain,
  ),
  skip: (habitId: HabitId, date: string) => call<unknown>('/habits/skip', { method: 'POST', body: JSON.stringify({ habitId, date }) }),
} as const
