'use strict'

var Connection = require('./lib/connection')
var createHabits = require('./lib/habits')
var music = require('./lib/music')

var connection = Connection({ url: process.env.HABIT_API, key: process.env.HABIT_API_KEY })
var habits = createHabits(connection)

connection.on('reply', function (status, method) {
  console.log('<-', method, status)
})

function series(steps, done) {
  var index = 0
  ;(function next(err) {
    if (err) return done(err)
    var step = steps[index++]
    if (!step) return done()
    step(next)
  })()
}

series(
  [
    function (next) {
      habits.all(function (err, list) {
        if (err) return next(err)
        list.forEach(function (habit) {
          console.log(habit.label() + (habit.isHot() ? ' !!!' : ''))
        })
        next()
      })
    },
    function (next) {
      habits.add('Juggle', { target: 3, unit: 'balls' }, function (err, habit) {
        if (err) return next(err)
        console.log('+', habit.title, habit.target, habit.unit)
        habits.checkin(habit.id, '2024-12-16', next)
      })
    },
    function (next) {
      habits.get('nobody', function (err, habit) {
        console.log(err ? err.statusCode + ' ' + err.message : habit.title)
        next()
      })
    },
    function (next) {
      music.next(function (err, song) {
        console.log(song.title, song.target, song.unit)
        next(err)
      })
    },
  ],
  function (err) {
    console.log(err ? 'failed: ' + err.message : 'bye')
  }
)
