function waterfall(steps, done) {
  var i = 0
  function next(err) {
    if (err) return done(err)
    var args = Array.prototype.slice.call(arguments, 1)
    var step = steps[i++]
    if (!step) return done.apply(null, [null].concat(args))
    step.apply(null, args.concat(next))
  }
  next(null)
}

function get(path, cb) {
  fetch(process.env.HABIT_API + '/api/v1' + path, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
    .then(function (r) { return r.json() })
    .then(function (j) { if (j.error) cb(j.error); else cb(null, j.data) })
}

waterfall([
  function (cb) { get('/habits', cb) },
  function (habits, cb) { get('/habits/' + habits[2].id, cb) }
], function (err, habit) {
  if (err) return console.log('failed: ' + err)
  console.log(habit.title + ' ' + habit.streak)
})
