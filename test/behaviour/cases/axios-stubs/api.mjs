import axios from 'axios'

export const http = axios.create({ baseURL: process.env.HABIT_API, headers: { 'X-API-Key': process.env.HABIT_API_KEY } })

export const habits = {
  async list() {
    const { data } = await http.get('/api/v1/habits')
    if (!data.success) throw new Error(data.error)
    return data.data
  },
  async rename(id, title) {
    const { data } = await http.put(`/api/v1/habits/${id}`, { title })
    return data.data
  },
}

export async function board() {
  const list = await habits.list()
  return list.map((habit) => ({ label: habit.title, title: habit.title.toUpperCase(), days: habit.streak }))
}

export const statistics = (client) => client.get('/api/v1/user/statistics').then((response) => response.data.data)

export const books = async () => (await axios.get('https://books.test/shelf')).data
