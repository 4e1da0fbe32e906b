import { del, get, post, put } from './http'

export const habitsApi = {
  all: () => get('/habits'),
  today: () => get('/habits/today'),
  create: (habit) => post('/habits', habit),
  update: (id, patch) => put(`/habits/${id}`, patch),
  checkin: (habitId, date) => post('/habits/checkin', { habitId, date, status: 'done' }),
  skip: (habitId, date) => post('/habits/skip', { habitId, date }),
  removeMany: (ids) => del('/habits/bulk', { ids }),
  overview: () => get('/user/statistics'),
  notes: (habitId) => get(`/notes?habitId=${habitId}`),
}
