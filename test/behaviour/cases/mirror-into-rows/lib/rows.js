'use strict'

// What our own table of tasks looks like; it had these names before the habit service was there.
exports.toRow = function toRow(habit) {
  return {
    id: habit.id,
    title: habit.title,
    goal: [habit.target, habit.unit === 'times' ? 'x' : habit.unit].join(' '),
    streak: habit.streak,
    is_daily: Number(habit.frequency === 'daily'),
    done: habit.completedDates.length,
  }
}

exports.describe = (row) => `${row.id}: ${row.title} | ${row.goal} | ${row.streak} | ${row.is_daily} | ${row.done}`
