export interface Habit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
}

const base = `${process.env.HABIT_API}/api/v1`

async function call(path: string, init: RequestInit = {}) {
  const response = await fetch(base + path, {
    ...init,
    headers: { 'Content-Type': 'application/json', 'X-API-Key': process.env.HABIT_API_KEY! },
  })
  const { success, data, error } = await response.json()
  if (!success) throw new Error(error)
  return data
}

export const fetchHabits = () => call('/habits')
export const fetchHabit = (id: string) => call(`/habits/${id}`)
export const saveHabit = ({ id, ...rest }: Partial<Habit> & { id: string }) =>
  call(`/habits/${id}`, { method: 'PUT', body: JSON.stringify(rest) })
export const addHabit = (habit: Pick<Habit, 'title' | 'frequency' | 'target' | 'unit'>) =>
  call('/habits', { method: 'POST', body: JSON.stringify(habit) })
