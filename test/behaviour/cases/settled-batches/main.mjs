import { Habits } from './habits.mjs'
import { pool } from './pool.mjs'

const habits = new Habits(process.env.HABIT_API, process.env.HABIT_API_KEY)
const day = (offset) => new Date(Date.UTC(2024, 11, 24 + offset)).toISOString().slice(0, 10)

const made = await pool(1, [{ name: 'Knit', amount: 2, of: 'rows' }, { name: '' }, { name: 'Nap' }], (spec) => habits.create(spec))
for (const result of made) {
  console.log(result.status === 'fulfilled' ? `+ ${result.value.title} ${result.value.target}` : `- ${result.reason.status} ${result.reason.message}`)
}

const all = []
for await (const { id, title, streak } of habits) all.push({ id, title, streak })
console.log(all.map(({ title, streak }) => `${title}/${streak}`).join(' '))

const outcome = await Promise.allSettled([habits.done(all[1].id, day(1)), habits.done('zzz', day(0))])
await habits.skip('h3', day(2))
console.log(outcome.map(({ status, reason }) => (status === 'rejected' ? reason.message : 'ok')))

const counts = await habits.statistics
console.log([...counts].map(([id, n]) => `${all.find((habit) => habit.id === id)?.title}=${n}`).join())
