import { assertOk, get, isFailure, post, type HabitRecord } from './client.ts'

export enum JobStatus { Ok = 'ok', Failed = 'failed' }
export interface JobResult { job: string; status: JobStatus; data?: unknown; error?: string }

export abstract class Job {
  abstract readonly title: string
  protected abstract run(): Promise<unknown>

  async execute(): Promise<JobResult> {
    try {
      return { job: this.title, status: JobStatus.Ok, data: await this.run() }
    } catch (e) {
      return { job: this.title, status: JobStatus.Failed, error: (e as Error).message }
    }
  }
}

export class CheckinAll extends Job {
  readonly title = 'Check in all of today'
  constructor(private readonly date: string) { super() }
  protected async run() {
    const today = await get('habits/today')
    assertOk(today)
    for (const { id: habitId } of today.data) assertOk(await post('habits/checkin', { habitId, date: this.date, status: 'done' }))
    return today.data.map((h) => h.title)
  }
}
export class SkipOne extends Job {
  readonly title = 'Skip'
  constructor(private readonly habitId: string, private readonly date: string) { super() }
  protected async run() {
    const reply = await post<{ date: string }>('habits/skip', { habitId: this.habitId, date: this.date })
    if (isFailure(reply)) throw new Error(`cannot skip ${this.habitId}: ${reply.error}`)
    return 'skipped'
  }
}
export class Digest extends Job {
  readonly title = 'Digest'
  protected async run() {
    const [habits, stats] = await Promise.all([get('habits'), get('user/statistics')])
    assertOk(habits)
    assertOk(stats)
    const byUnit = new Map<string, HabitRecord[]>()
    for (const h of habits.data) byUnit.set(h.unit, [...(byUnit.get(h.unit) ?? []), h])
    return {
      lines: habits.data.filter((h): h is HabitRecord & { streak: number } => h.streak > 0).map((h) => `${h.title} ${h.streak}/${h.completedDates.length}`),
      groups: byUnit.size,
      totals: stats.data,
    }
  }
}
export class Notes extends Job {
  readonly title = 'Notes'
  protected async run() {
    assertOk(await post('notes', { habitId: 'h1', text: 'windy' }))
    const notes = await get<{ text: string }[]>(`notes?habitId=h1`)
    assertOk(notes)
    return notes.data.map((n) => n.text)
  }
}
