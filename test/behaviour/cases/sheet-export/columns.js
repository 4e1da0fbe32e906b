// heading -> how to get it
module.exports = {
  Id: 'id',
  Habit: 'title',
  Every: 'frequency',
  Goal: function (h) { return h.target + ' ' + (h.unit == 'times' ? 'x' : h.unit) },
  Streak: 'streak',
  Completions: function (h) { return h.completedDates.length },
}
