type Habit = HabitApi.Habit

const root = process.env.HABIT_API

export async function api<T>(path: string, init?: { method?: string; json?: unknown }): Promise<HabitApi.Envelope<T>> {
  const res = await fetch(`${root}/api/v1${path}`, {
    method: init?.method ?? 'GET',
    headers: { 'X-API-Key': `${process.env.HABIT_API_KEY}`, 'Content-Type': 'application/json' },
    ...(init?.json !== undefined && { body: JSON.stringify(init.json) }),
  })
  return res.json()
}

export async function habits(): Promise<Habit[]> {
  const { data } = await api<Habit[]>('/habits')
  return data
}

export async function addHabit(input: HabitApi.HabitInput): Promise<Habit | string> {
  const { success, data, error } = await api<Habit>('/habits', { method: 'POST', json: input })
  return success ? data : error!
}
