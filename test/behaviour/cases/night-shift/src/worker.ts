import { dueToday } from './api.ts'
import { failed, toTask, type Job, type Line } from './jobs.ts'
import { TaskQueue } from './queue.ts'

const NIGHT = '2024-12-12'

async function plan(): Promise<Job[]> {
  const due = await dueToday()
  console.log(`due: ${due.map((h) => h.title).join(', ')}`)
  return [
    ...due.map((h): Job => (h.streak > 0 ? { kind: 'checkin', habitId: h.id, date: NIGHT } : { kind: 'skip', habitId: h.id, date: NIGHT, because: `no streak in "${h.title}"` })),
    { kind: 'checkin', habitId: 'ghost', date: NIGHT },
    { kind: 'report' },
  ]
}

const queue = new TaskQueue<Line>(3).push(...(await plan()).map(toTask))
console.log(`queued ${queue.size}`)
for await (const [name, outcome] of queue.drain()) {
  const line = outcome.success ? outcome.data : failed(`${outcome.error} (after ${outcome.attempts})`)
  console.log(`[${line.status}] ${name}: ${line.text}`)
}
