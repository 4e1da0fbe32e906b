import { HabitService } from './lib/client.mjs'
import { Queue } from './lib/queue.mjs'
import { handlers, labelOf } from './jobs.mjs'

const service = new HabitService()
const queue = new Queue({ retries: 2 }).push(
  { type: 'checkin', habitId: 'h1', days: ['2024-12-01', '2024-12-02'] },
  { type: 'skip', habitId: 'h3', date: '2024-12-02' },
  { type: 'rename', habitId: 'h2', to: 'Read slowly' },
  { type: 'flaky', left: 3, target: 'nowhere' },
  { type: 'create', habit: { title: 'Cook', frequency: 'daily', target: 1, unit: 'dish' } },
  { type: 'note', habitId: 'h1', lines: ['cold', 'but dry'] },
  { type: 'checkin', habitId: 'h404', days: ['2024-12-03'] },
  { type: 'clean', below: 1 },
)

let line = 0
for await (const { success, data, error, job } of queue.drain((job) => handlers[job.type](service, job))) {
  line += 1
  const where = job.target ? ` (${job.target})` : ''
  console.log(`${line}. ${labelOf(job)}${where}: ${success ? data : error.message}`)
}

console.log(queue.dead)
for await (const habit of service.habits(1)) console.log(`${habit.title.padEnd(14, '.')}${habit.target} ${habit.frequency}`)
