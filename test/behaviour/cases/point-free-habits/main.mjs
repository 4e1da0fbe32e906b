import { cond, filter, groupBy, join, map, otherwise, pipe, pipeAsync, sortBy, sum, take, tap, zip } from './fp.mjs'
import { checkin, completions, create, get, goal, isDaily, longerThan, streak, title } from './habits.mjs'
import { menu } from './menu.mjs'

const print = (label) => tap((value) => console.log(`${label}:`, value))

const titles = pipe(map(title), join(', '))
const best = pipe(sortBy(streak, -1), take(2))
const mood = cond(
  [longerThan(10), (habit) => `${title(habit)} is on fire`],
  [longerThan(0), (habit) => `${title(habit)} goes well`],
  [otherwise, ({ title: name }) => `${name} needs you`],
)

const habits = await get('/habits')
pipe(titles, print('all'))(habits)
pipe(best, titles, print('best'))(habits)
pipe(filter(isDaily), map(mood), print('moods'))(habits)
pipe(map(goal), print('goals'))(habits)
pipe(map(completions), sum, print('completions'))(habits)

const byGoal = groupBy(({ target }) => (target > 1 ? 'many' : 'once'))(habits)
for (const [key, members] of Object.entries(byGoal)) console.log(key, titles(members))

console.log(zip(habits.map(title), habits.map(streak)).map(join(' ')))
console.log(Object.fromEntries(habits.map(({ id, title: label }) => [id, label])))

await Promise.all(filter(longerThan(10))(habits).map(checkin('2024-12-01')))
await pipeAsync(create, goal, print('created'))({ title: 'Sing', frequency: 'daily', target: 10, unit: 'min' })
await get('/habits/none').catch(({ message }) => console.log('error:', message))
console.log(menu)
