import axios from 'axios'
export interface Habit { id: string; title: string; frequency: string; target: number; unit: string; streak: number; completedDates: string[] }
const instance = axios.create({ baseURL: process.env.HABIT_API, headers: { common: { 'X-API-Key': process.env.HABIT_API_KEY } } })
instance.interceptors.response.use((response) => { response.data = response.data.data; return response }, (error) => Promise.reject(new Error(error.response?.data.error)))
export const api = {
  habits: () => instance.get<Habit[]>('/api/v1/habits').then((r) => r.data),
  habit: async (id: string) => { const { data } = await instance.get<Habit>(`/api/v1/habits/${id}`); return data },
  logs: (habitId: string) => instance.get<unknown[]>('/api/v1/logs', { params: { habitId } }).then(({ data }) => data.length),
  rename: (id: string, title: string) => instance.put<Habit>(`/api/v1/habits/${id}`, { title }).then(({ data }) => data),
  statistics: () => instance.get<{ habits: number; completions: number }>('/api/v1/user/statistics').then((r) => r.data),
}
