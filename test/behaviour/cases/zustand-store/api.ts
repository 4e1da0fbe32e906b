import axios from 'axios'

export interface Habit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
}

const http = axios.create({ baseURL: `${process.env.HABIT_API}/api/v1`, headers: { 'X-API-Key': process.env.HABIT_API_KEY } })

export const api = {
  all: () => http.get('/habits').then((response) => response.data.data as Habit[]),
  create: (habit: Omit<Habit, 'id' | 'streak'>) => http.post('/habits', habit).then((response) => response.data.data as Habit),
  update: (id: string, changes: Partial<Omit<Habit, 'id' | 'streak'>>) =>
    http.put(`/habits/${id}`, changes).then((response) => response.data.data as Habit),
}
