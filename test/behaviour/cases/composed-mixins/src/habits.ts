import { Http } from './base'
import { Readable, Writable } from './mixins'

export interface Habit { id: string; title: string; frequency: string; target: number; unit: string; streak: number; completedDates: string[] }

export class Habits extends Writable(Readable(Http)) {
  override readonly resource = '/habits'
  list() { return this.all<Habit>() }
  find(id: string) { return this.one<Habit>(id) }
  rename(id: string, title: string) { return this.put<Habit>(id, { title }) }
  skip(habitId: string, date: string) { return this.request<unknown>('POST', '/habits/skip', { habitId, date }) }
}
