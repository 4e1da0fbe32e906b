var Rest = require('./rest')
var url = require('url')

function Habits(address, key) {
  var at = url.parse(address)
  this.rest = new Rest({ host: at.hostname, port: at.port, headers: { 'X-API-Key': key, 'Content-Type': 'application/json' } })
}

Habits.prototype = {
  constructor: Habits,
  each: function (fn, done) {
    this.rest.get('/habits', function (err, list) {
      if (err) return done(err)
      for (var i = 0; i < list.length; i++) fn(list[i], i)
      done(null, list.length)
    })
  },
  bump: function (habit, by, done) {
    this.rest.put('/habits/' + habit.id, { title: habit.title, target: habit.target + by }, done)
  },
  create: function (fields, done) { this.rest.post('/habits', fields, done) },
  done: function (id, day, done) { this.rest.post('/habits/checkin', { habitId: id, date: day, status: 'done' }, done) },
  find: function (id, done) { this.rest.get('/habits/' + id, done) }
}

module.exports = Habits
