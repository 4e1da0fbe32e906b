// one function per kind of message; gets what the queue kept
module.exports = ({ http }) => ({
  create: ({ title, target, unit, frequency }) => http.post('/habits', { title, target, unit, frequency }),
  done: ({ habit, on }) => http.post('/habits/checkin', { habitId: habit, date: on, status: 'done' }),
  rename: ({ habit, title }) => http.put(`/habits/${habit}`, { title }),
  goal: ({ habit, target }) => http.put(`/habits/${habit}`, { target }),
  note: ({ habit, text }) => http.post('/notes', { habitId: habit, text }),
})
