#!/usr/bin/env node
var Client = require('./lib/client'),
    meter = require('./lib/meter')

var client = new Client(process.env.HABIT_API + '/api/v1', process.env.HABIT_API_KEY)

client.on('answer', function (method, path, ok) {
  if (!ok) console.log('failed', method)
})

function series(tasks, done) {
  var next = function () {
    var task = tasks.shift()
    if (!task) return done()
    task(next)
  }
  next()
}

series([
  function (next) {
    client.list(function (err, list, res) {
      if (err) throw err
      console.log(res.statusCode)
      list.forEach(function (h) { console.log(h.title + ': ' + h.streak + '/' + h.target) })
      next()
    })
  },
  function (next) {
    client.save({ title: 'Floss', target: 2 }, function (err, made) {
      if (err) throw err
      console.log(made.title, made.frequency)
      client.checkin(made.id, '2024-12-05', function (err, result) {
        console.log(err, Boolean(result))
        client.save({ id: made.id, title: 'Floss twice', target: 2 }, function (err, saved) {
          console.log(saved.title)
          next()
        })
      })
    })
  },
  function (next) {
    client.clear(['h2', 'h3'], function (err) {
      console.log('cleared', err)
      client.get('h2', function (err, habit) {
        console.log(err.message, err.status, habit)
        client.today(function (err, due) {
          console.log(due.length, due[0].title)
          next()
        })
      })
    })
  },
], function () {
  meter.read(function (err, reading) {
    console.log(err, reading.title, reading.unit, reading.target, reading.streak)
  })
})
