const http = require('./http')

const habits = {
  all: () => http.get('/habits'),
  today: () => http.get('/habits/today'),
  one: id => http.get(`/habits/${id}`),
  rename: (id, title) => http.put(`/habits/${id}`, { title }),
  remove: ids => http.delete('/habits/bulk', { data: ids }),
  checkin: payload => http.post('/habits/checkin', payload)
}

;(async () => {
  const today = await habits.today()
  for (const h of today) {
    await habits.checkin({ habitId: h.id, date: '2024-12-24', status: 'done' })
    console.log('checked', h.title)
  }
  const renamed = await habits.rename('h3', 'Stretch & breathe')
  console.log(renamed.title, renamed.target, renamed.completedDates.length)
  await habits.remove(['h2'])
  console.log((await habits.all()).map(({ title, streak }) => title + ' ' + streak))
  const stats = await http.get('/user/statistics')
  console.log(stats.habits, stats.completions)
  await habits.one('h2').catch(e => console.log('!', e.message))
})()
