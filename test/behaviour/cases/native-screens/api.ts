export interface Habit { id: string; title: string; frequency: 'daily' | 'weekly'; target: number; unit: string; streak: number }
interface ApiOptions { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; body?: Record<string, unknown> }
const BASE_URL = process.env.HABIT_API ?? 'https://api.example.com'
export class ApiException extends Error { constructor(readonly status: number, message: string) { super(message) } }
export const api = async <T,>(endpoint: string, { method = 'GET', body }: ApiOptions = {}): Promise<T> => {
  const response = await fetch(BASE_URL + '/api/v1' + endpoint, { method, headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'X-API-Key': process.env.HABIT_API_KEY! }, body: body && JSON.stringify(body) })
  const { data, success, error } = await response.json()
  if (!success) throw new ApiException(response.status, error)
  return data
}
export const HabitService = {
  list: () => api<Habit[]>('/habits'),
  today: () => api<Habit[]>('/habits/today'),
  save: (habit: Partial<Habit> & { title: string }) => (habit.id ? api<Habit>(`/habits/${habit.id}`, { method: 'PUT', body: { title: habit.title, target: habit.target, unit: habit.unit, frequency: habit.frequency } }) : api<Habit>('/habits', { method: 'POST', body: { title: habit.title, target: habit.target ?? 1, unit: habit.unit ?? 'times', frequency: habit.frequency ?? 'daily' } })),
  checkIn: (habitId: string, date: string) => api('/habits/checkin', { method: 'POST', body: { habitId, date, status: 'done' } }),
  clear: (habitIds: string[]) => api('/habits/bulk', { method: 'DELETE', body: { ids: habitIds } }),
}
