/* @flow strict */
'use strict'

/*:: import type { Habit } from './types'; */

const line = ({ title, target, unit } /*: Habit */) /*: string */ => `${title}: ${target}${unit === 'times' ? 'x' : unit}`

const total = (habits /*: $ReadOnlyArray<Habit> */) /*: number */ =>
  habits.reduce((sum, habit) => sum + habit.completedDates.length, 0)

module.exports = { line, total }
