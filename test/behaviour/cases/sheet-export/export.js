var fs = require('fs')
var os = require('os')
var path = require('path')
var axios = require('axios').default
var csv = require('./csv')
var columns = require('./columns')

var api = axios.create({ baseURL: process.env.HABIT_API + '/api/v1/', headers: { 'X-API-Key': process.env.HABIT_API_KEY } })

function write(name, text) {
  var dir = fs.mkdtempSync(path.join(os.tmpdir(), 'sheet-'))
  fs.writeFileSync(path.join(dir, name), text)
  var back = fs.readFileSync(path.join(dir, name), 'utf8')
  fs.rmSync(dir, { recursive: true })
  return back
}

Promise.all([api.get('habits'), api.get('statistics'), api.get('areas')])
  .then(function (replies) {
    var habits = replies[0].data.data
    var counts = {}
    replies[1].data.data.perHabit.forEach(function (row) { counts[row.habitId] = row.completions })
    console.log(write('habits.csv', csv.stringify(columns, habits)))
    console.log(write('counts.csv', csv.stringify({ Habit: 'title', Count: function (h) { return counts[h.id] } }, habits)))
    console.log(write('areas.csv', csv.stringify({ Area: 'name' }, replies[2].data.data)))
    return api.get('logs', { params: { habitId: habits[0].id } })
  })
  .then(function (reply) {
    console.log('logs of the first', reply.data.data.length)
    return api.get('habits/unknown')
  })
  .catch(function (err) {
    console.log(err.response ? err.response.status + ' ' + err.response.data.error : err.message)
  })
