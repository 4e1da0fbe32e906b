import { albums } from './albums.mjs'
import { api, get } from './api.mjs'

const { data: habits } = await api.get('/habits')
for (const habit of habits) {
  const { data: logs } = await api.get('/logs', { params: { habitId: habit.id } })
  habit.logs = logs
  habit.label = habit.title.toUpperCase()
  habit.done = logs.length > 0
}
for (const habit of habits) {
  console.log(habit.label, habit.streak, habit.done, habit.logs.map((log) => `${log.date} ${log.status}`).join(' '))
}

Object.assign(habits[0], { first: habits[1] })
console.log(habits[0].first.title, habits[0].first.streak)

const one = await get('/habits/h1')
if (one.payload.success) console.log(one.status, one.payload.data.title, one.payload.data.target)
const none = await get('/habits/nobody')
if (!none.payload.success) console.log(none.ok, none.payload.error)

const album = await albums()
console.log(album.payload.data.title, album.payload.data.streak, album.payload.data.notes[0])
