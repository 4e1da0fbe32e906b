var Habits = require('./lib/habits')
var Task = require('./lib/task')

var habits = new Habits(process.env.HABIT_API, process.env.HABIT_API_KEY)
var counts = {}
habits.rest.on('reply', function (verb, path, status) { counts[verb + ' ' + status] = (counts[verb + ' ' + status] || 0) + 1 })

var weakest
habits.each(function (h, i) {
  console.log(i + 1 + '. ' + h.title + ' (' + h.target + (h.unit === 'times' ? 'x' : h.unit) + ') ' + (h.streak || 'no') + ' days')
  if (!weakest || h.streak < weakest.streak) weakest = h
}, function (err, n) {
  if (err) throw err
  console.log(n, 'habits; weakest', weakest.title, String(new Task(weakest.title, 'home')))
  habits.bump(weakest, 2, function (err, h) {
    console.log(err || h.title + ' -> ' + h.target)
    habits.create({ target: 1 }, function (err) {
      console.log('error:', err)
      habits.done(weakest.id, '2024-12-31', function (err) {
        console.log(err || 'checked in')
        habits.find('x', function (err, h) {
          console.log(err ? 'error: ' + err : h.title)
          console.log(Object.keys(counts).sort().map(function (k) { return k + ': ' + counts[k] }).join(', '))
        })
      })
    })
  })
})
