import { gather, parallel } from './flow.mjs'
import * as radio from './radio.mjs'
import { api } from './request.mjs'

const viaCallback = (promise) => (callback) => promise().then((value) => callback(null, value), callback)

const { habits, overview } = await gather({
  habits: () => api.get('/habits'),
  overview: () => api.get('/user/statistics'),
})
console.log(overview.habits, overview.completions)
for (const habit of habits) console.log(habit.title, habit.streak, habit.frequency, habit.completedDates.length)

await api.post('/habits/checkin', { habitId: habits[0].id, date: '2024-12-03', status: 'done' })
await api.post('/habits/skip', { habitId: habits[1].id, date: '2024-12-03' })
const created = await api.post('/habits', { title: 'Whistle', frequency: 'daily', target: 3, unit: 'times' })
const renamed = await api.put(`/habits/${created.id}`, { title: 'Whistle softly' })
console.log(created.title, renamed.title)

parallel(
  {
    today: viaCallback(() => api.get('/habits/today')),
    songs: radio.load,
  },
  async (error, found) => {
    if (error) throw error
    for (const song of found.songs) console.log(song.title, `${song.target} ${song.unit}`)
    for (const habit of found.today) console.log(habit.title, `${habit.target} ${habit.unit === 'times' ? 'x' : habit.unit}`)
    await api.delete('/habits/bulk', { ids: [created.id] })
    console.log((await api.get('/habits')).length)
  },
)
