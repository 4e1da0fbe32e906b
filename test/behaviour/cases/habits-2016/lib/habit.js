'use strict'

function Habit(raw) {
  for (var key in raw) {
    if (Object.prototype.hasOwnProperty.call(raw, key)) this[key] = raw[key]
  }
}

Habit.prototype.label = function () {
  return this.title + ' [' + this.target + (this.unit === 'times' ? 'x' : ' ' + this.unit) + '/' + this.frequency + ']'
}

Habit.prototype.isHot = function () {
  return this.streak >= Habit.HOT
}

Habit.HOT = 7

module.exports = Habit
