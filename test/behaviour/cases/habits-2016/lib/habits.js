'use strict'

var Habit = require('./habit')

module.exports = function (connection) {
  var habits = {}

  habits.all = function (callback) {
    connection.request('GET', '/habits', function (err, list) {
      if (err) return callback(err)
      callback(null, list.map(function (raw) { return new Habit(raw) }))
    })
  }

  habits.get = function (id, callback) {
    connection.request('GET', '/habits/' + id, function (err, raw) {
      callback(err, raw && new Habit(raw))
    })
  }

  habits.checkin = function (id, date, callback) {
    connection.request('POST', '/habits/checkin', { habitId: id, date: date, status: 'done' }, callback)
  }

  habits.add = function (title, opts, callback) {
    if (!callback) {
      callback = opts
      opts = {}
    }
    connection.request('POST', '/habits', {
      title: title,
      target: opts.target || 1,
      unit: opts.unit || 'times',
      frequency: opts.frequency || 'daily',
    }, function (err, raw) {
      if (err) return callback(err)
      return callback(null, new Habit(raw))
    })
  }

  return habits
}
