import axios from 'axios'
const http = axios.create({ baseURL: `${process.env.HABIT_API}/api/v1`, headers: { 'X-API-Key': process.env.HABIT_API_KEY } })

const upsert = async ({ id, ...fields }) => {
  const { data: { data } } = id ? await http.put(`/habits/${id}`, fields) : await http.post('/habits', fields)
  return data
}
const changed = await upsert({ id: 'h1', title: 'Jog' })
const made = await upsert({ title: 'Row', target: 2, unit: 'times', frequency: 'daily' })
console.log(changed.title, changed.target, made.title, made.target)
