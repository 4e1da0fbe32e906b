export type Habit = {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
  completedDates: string[]
}

export type Fetched<T> = { status: 'loading' } | { status: 'error'; error: string } | { status: 'ready'; data: T }

export async function fetchHabits(filter: 'all' | 'today'): Promise<Fetched<Habit[]>> {
  try {
    const response = await fetch(`${process.env.HABIT_API}/api/v1/habits${filter === 'today' ? '/today' : ''}`, {
      headers: { 'X-API-Key': `${process.env.HABIT_API_KEY}` },
    })
    const { success, data, error } = await response.json()
    return success ? { status: 'ready', data } : { status: 'error', error }
  } catch (error) {
    return { status: 'error', error: (error as Error).message }
  }
}
