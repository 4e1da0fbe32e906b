import { createClient } from './client.ts'

const api = createClient({ baseUrl: process.env['HABIT_API']!, key: process.env['HABIT_API_KEY']! })
const list = await api.call('get', '/habits')
if (list.data) for (const habit of list.data) console.log(habit.title, habit.streak, habit.completedDates.length)
const made = await api.call('post', '/habits', { body: { title: 'Swim', target: 3, unit: 'times', frequency: 'daily' } })
if (made.data) {
  const { id, title, target } = made.data
  console.log(title, target)
  const put = await api.call('put', '/habits/{id}', { params: { id }, body: { title: `${title}!` } })
  console.log(put.data?.title, put.error?.message)
  await api.call('delete', '/habits/{id}', { params: { id } })
}
const gone = await api.call('get', '/habits/{id}', { params: { id: 'nope' } })
console.log(gone.error?.message, gone.error?.status)
const statistics = await api.call('get', '/statistics')
console.log(statistics.data?.perHabit.map((row) => row.completions))
console.log((await api.call('get', '/areas')).data?.map((area) => area.name))
