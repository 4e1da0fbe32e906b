'use strict'
const { api } = require('./api')

exports.create = async (draft) => (await api.post('/habits', draft)).title
exports.tick = (habitId, date) => api.post('/habits/checkin', { habitId, date, status: 'done' }).then(() => date)
exports.rename = async (id, title) => {
  const { title: now, target } = await api.put(`/habits/${id}`, { title })
  return `${now}/${target}`
}
exports.mail = async ({ title, target, data }) => `${title} to ${target}: ${data.length}`
exports.digest = async () => (await api.get('/habits')).map((h) => h.title + (h.streak ? '+' : '-')).join(' ')
