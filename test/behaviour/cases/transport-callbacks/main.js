'use strict'
const request = require('./transport')

const options = { title: 'Report', width: 16 }

request('GET', '/habits', function (error, habits) {
  if (error) throw error
  console.log(options.title + ' '.repeat(options.width))
  const sorted = habits.slice().sort(function (a, b) { return b.streak - a.streak || a.title.localeCompare(b.title) })
  sorted.forEach(function (habit, index) {
    console.log((index + 1) + '. ' + habit.title.padEnd(options.width, '.') + habit['streak'])
  })
  const best = sorted[0]
  const change = { title: best.title.toUpperCase(), target: best.target + 2, unit: best.unit, frequency: best.frequency }
  request('PUT', '/habits/' + best.id, change, function (failed, updated) {
    if (failed) throw failed
    console.log(updated.title, updated.target)
    request('POST', '/habits/checkin', { habitId: updated.id, date: '2024-12-02', status: 'done' }, function (problem) {
      console.log(problem ? 'no: ' + problem.message : 'checked in')
      request('POST', '/habits', { title: '' }, function (refused, made) {
        console.log(refused ? refused.message : made.title)
      })
    })
  })
})
