var co = require('./co')
var habits = require('./habits')

var movie = { title: 'Alien', streak: 1979, target: 'cinema' }

co(function* () {
  var list = yield habits.list()
  var best = list.reduce(function (a, b) { return a.streak >= b.streak ? a : b })
  console.log('best: %s with %d, goal %d per %s', best.title, best.streak, best.target, best.frequency)
  console.log('watch: %s (%d)', movie.title, movie.streak)
  console.log(yield habits.rename('h3', ' slowly'))
  var done = yield habits.complete(['h1', 'h5', 'h3'], '2024-12-17')
  done.forEach(function (r) { console.log(r.id, r.ok, r.why || '-') })
})().catch(function (e) {
  console.error(e.stack)
  process.exit(1)
})