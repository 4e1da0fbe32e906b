import { addDays, dayIn } from './clock.mjs'
import { logs, record, remark, today } from './service.mjs'
const now = new Date('2024-11-15T03:30:00Z')
const day = dayIn('America/New_York', now)
const answers = new Map([['Morning run', 'done'], ['Read', 'skipped']])
const outcome = { added: 0, refused: [] }
for (const habit of await today()) {
  const answer = answers.get(habit.title)
  const { status, success, error } = await record[answer](habit.id, day)
  if (success) outcome.added++
  else outcome.refused.push({ status, error })
  if (answer === 'skipped') await remark(habit, `skipped on ${day}`)
}
const { success, error, status } = await record.done('nothing', addDays(day, -1))
if (!success) outcome.refused.push({ status, error })
console.log(day, JSON.stringify(outcome))
console.log((await logs('h1')).map((log) => log.date).sort().join(' '))
console.log((await logs('h2')).length)
