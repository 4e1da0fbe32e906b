import http from './http.ts'
import type { Habit } from './models/index.ts'

const all = () => http.get<Habit[]>('/habits')
const today = () => http.get<Habit[]>('/habits/today')
const byId = (id: string) => http.get<Habit>(`/habits/${id}`)

export default { all, today, byId }
export { byId }
