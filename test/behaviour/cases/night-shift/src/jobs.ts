import * as api from './api.ts'
import type { Task } from './queue.ts'

export type Job =
  | { kind: 'checkin'; habitId: string; date: string }
  | { kind: 'skip'; habitId: string; date: string; because: string }
  | { kind: 'report' }

export interface Line {
  status: 'ok' | 'failed'
  text: string
}

export function toTask(job: Job): Task<Line> {
  switch (job.kind) {
    case 'checkin':
      return {
        name: `checkin:${job.habitId}`,
        run: async () => {
          await api.checkIn(job.habitId, job.date)
          return { status: 'ok', text: `${job.habitId} done on ${job.date}` }
        },
      }
    case 'skip': {
      const { habitId, date, because } = job
      return {
        name: `skip:${habitId}`,
        async run() {
          await api.skip(habitId, date)
          await api.annotate(habitId, `skipped ${date}: ${because}`)
          const notes = await api.notesOf(habitId)
          return { status: 'ok', text: notes.map(({ text }) => text).join(' / ') }
        },
      }
    }
    case 'report':
      return { name: 'report', run: async () => ({ status: 'ok', text: await report() }) }
  }
}

async function report(): Promise<string> {
  const [habits, { completions }] = await Promise.all([api.allHabits(), api.totals()])
  const best = habits.reduce((top, habit) => (habit.streak > top.streak ? habit : top))
  return `${completions} records; best: ${best.title} with ${best.streak} (${best.target}${best.unit === 'times' ? 'x' : best.unit} ${best.frequency})`
}

export const failed = (text: string): Line => ({ status: 'failed', text })
