function getHabit(id, callback) {
  fetch(process.env.HABIT_API + '/api/v1/habits/' + id, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
    .then(function (r) { return r.json() })
    .then(function (body) {
      if (!body.success) return callback.call(null, body.error)
      callback.apply(null, [null, body.data, body.data.streak])
    })
}

function parallel(ids, each, done) {
  var left = ids.length, results = []
  ids.forEach(function (id, i) {
    each(id, function (err) {
      var args = Array.prototype.slice.call(arguments)
      results[i] = { failed: args[0], habit: args[1], streak: arguments[2] }
      if (--left === 0) done(results)
    })
  })
}

parallel(['h1', 'bad', 'h3'], getHabit, function (results) {
  results.forEach(function (r) {
    console.log(r.failed ? 'failed ' + r.failed : r.habit.title + ' ' + r.streak)
  })
})
