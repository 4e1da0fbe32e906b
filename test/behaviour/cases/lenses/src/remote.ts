import type { Board, Habit } from './habits'
const api = async (path: string, init?: RequestInit) => {
  const r = await fetch(process.env.HABIT_API + '/api/v1' + path, { ...init, headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' } })
  return (await r.json()).data
}
export const loadBoard = async (name: string): Promise<Board> => ({ owner: { name }, habits: await api('/habits') })
export const saveHabit = (habit: Habit): Promise<Habit> => api(`/habits/${habit.id}`, { method: 'PUT', body: JSON.stringify({ title: habit.title, target: habit.target, unit: habit.unit }) })
