function Habit() {}
Habit.prototype.toString = function () { return this.title + '@' + this.streak }
Habit.prototype.describe = function () {
  var amount = this.unit == 'times' ? this.target + 'x' : this.target + ' ' + this.unit
  return [this.title, amount, this.frequency].join(', ')
}
Habit.wrap = function (raw) { return Object.setPrototypeOf(raw, Habit.prototype) }
Habit.copy = function (raw) {
  var habit = Object.create(Habit.prototype)
  for (var key in raw) if (raw.hasOwnProperty(key)) habit[key] = raw[key]
  return habit
}

var xhr = fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
xhr.then(function (r) { return r.json() }).then(function (r) {
  var habits = r.data.map(Habit.wrap)
  console.log(habits.join(' '))
  for (var i = 0, h; (h = habits[i++]);) console.log(h.describe())
  console.log(String(Habit.copy(habits[0])))
})
