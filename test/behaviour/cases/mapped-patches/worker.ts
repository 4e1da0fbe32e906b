import { type Habits, HttpError } from './http.ts'
import type { HabitRecord, Job, Log, Patch } from './types.ts'

const diff = (before: HabitRecord, after: Partial<HabitRecord>): Patch => {
  const patch: Patch = {}
  if (after.title !== undefined && after.title !== before.title) patch.title = after.title
  if (after.target !== undefined && after.target !== before.target) {
    patch.target = after.target
    patch.unit = before.unit ?? 'times'
  }
  return patch
}
export class Worker {
  constructor(private readonly habits: Habits, private readonly log: Log) {}
  async run(jobs: readonly Job[]): Promise<void> {
    for (const job of jobs) {
      try {
        await this.#do(job)
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        this.log.info('job failed', { error: error.reason, status: error.status, target: job.habitId })
      }
    }
  }
  async #do(job: Job): Promise<void> {
    const habit = await this.habits.get(job.habitId)
    switch (job.kind) {
      case 'sync': return this.log.info(habit.title, { title: habit.title, streak: habit.streak, days: habit.completedDates.length })
      case 'bump': {
        const next = await this.habits.patch(habit.id, diff(habit, { target: (habit.target ?? 1) + 1 }))
        return this.log.info('bumped', { from: habit.target, to: next.target })
      }
      case 'note': {
        await this.habits.note(habit.id, job.data?.text ?? habit.title)
        return this.log.info('notes', { all: (await this.habits.notes(habit.id)).map((note) => note.text) })
      }
    }
  }
}
