'use strict'

const PREFIX = '/api/v1'

module.exports = Object.freeze({
  habits: { method: 'get', url: PREFIX + '/habits' },
  today: { method: 'get', url: PREFIX + '/habits/today' },
  habit: (id) => ({ method: 'get', url: `${PREFIX}/habits/${encodeURIComponent(id)}` }),
  create: (data) => ({ method: 'post', url: PREFIX + '/habits', data }),
  update: (id, data) => ({ method: 'put', url: `${PREFIX}/habits/${encodeURIComponent(id)}`, data }),
  checkin: (habitId, date) => ({ method: 'post', url: PREFIX + '/habits/checkin', data: { habitId, date, status: 'done' } }),
  notes: (habitId) => ({ method: 'get', url: PREFIX + '/notes', params: { habitId } }),
  statistics: { method: 'get', url: PREFIX + '/user/statistics' },
})
