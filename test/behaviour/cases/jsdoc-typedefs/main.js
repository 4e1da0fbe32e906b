import { create, find, list } from './api.js'
import { poster } from './film.js'

/**
 * @param {import('./types.js').Habit} habit
 * @returns {string}
 */
function line(habit) {
  return `${habit.title} ${habit.streak} ${habit.target} ${habit.unit === 'times' ? 'x' : habit.unit} ${habit.frequency}`
}

/**
 * @param {object} options
 * @param {string} options.title
 * @param {number} [options.streak]
 * @returns {string}
 */
const badge = ({ title, streak = 0 }) => `${title}@${streak}`

/**
 * @callback Show
 * @param {import('./types.js').Habit} habit
 * @returns {void}
 */

/** @type {Show} */
const show = (habit) => console.log(badge(habit))

/** @type {Map<string, import('./types.js').Habit>} */
const byId = new Map()
for (const habit of await list()) byId.set(habit.id, habit)
console.log([...byId.values()].map(line))
byId.forEach((habit) => show(habit))
console.log(line(await find('h1')), poster({ title: 'Alien' }))
console.log(line(await create({ title: 'Swim', target: 2, unit: 'times' })))
