var axios = require('axios')
var co = require('./co')

var http = axios.create({ baseURL: process.env.HABIT_API + '/api/v1', headers: { 'X-API-Key': process.env.HABIT_API_KEY } })

exports.list = co(function* () {
  var res = yield http.get('/habits')
  return res.data.data
})

exports.rename = co(function* (id, suffix) {
  var res = yield http.get('/habits/' + id)
  var habit = res.data.data
  var saved = yield http.put('/habits/' + id, { title: habit.title + suffix })
  return saved.data.data.title
})

exports.complete = co(function* (ids, date) {
  var results = []
  for (var i = 0; i < ids.length; i++) {
    try {
      var res = yield http.post('/habits/checkin', { habitId: ids[i], date: date, status: 'done' })
      results.push({ id: ids[i], ok: res.data.success })
    } catch (e) {
      results.push({ id: ids[i], ok: false, why: e.response.data.error })
    }
  }
  return results
})