import axios from 'axios'

export const client = axios.create({ baseURL: `${process.env.HABIT_API}/api/v1`, headers: { 'X-API-Key': process.env.HABIT_API_KEY } })

export const getHabits = () => client.get('/habits').then((response) => response.data.data)
export const getToday = () => client.get('/habits/today').then((response) => response.data.data)
export const createHabit = (title) => client.post('/habits', { title, frequency: 'daily' }).then(({ data }) => data.data)
export const checkIn = (habitId, date) => client.post('/habits/checkin', { habitId, date, status: 'done' }).then(({ data }) => data.success)
export const removeAll = (ids) => client.delete('/habits/bulk', { data: { ids } })
export const getTasks = () => axios.get('https://tasks.test/tasks').then((response) => response.data)
export async function rename(id, title) {
  try {
    const { data } = await client.put(`/habits/${id}`, { title })
    return data.data.title
  } catch (error) {
    return error.response?.data?.error ?? 'no answer'
  }
}
