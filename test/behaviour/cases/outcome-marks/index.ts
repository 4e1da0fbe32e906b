import { annotate, mark, type Outcome, overview, toggle } from './tracker.ts'

const tasks: { title: string; status: Outcome; habit: string }[] = [
  { title: 'Jog', status: 'done', habit: 'h1' },
  { title: 'Novel', status: 'skipped', habit: 'h2' },
]

for (const task of tasks) {
  const accepted = await mark(task.status, { habitId: task.habit, date: '2024-12-10' })
  console.log(task.title, accepted ? 'ok' : 'refused')
}
await toggle('h3', true)
await toggle('h2', false, '2024-12-12')
console.log(await annotate('h1', 'windy'))
const { completions, habits, areas } = await overview()
console.log({ completions, habits, areas })
