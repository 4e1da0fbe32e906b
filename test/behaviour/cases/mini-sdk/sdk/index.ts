import { Resource, type Options } from './core.ts'
import type { Area, CreateHabit, Habit, Note, Overview, UpdateHabit } from './types.ts'

class Habits extends Resource {
  list = () => this.get<Habit[]>('/habits')
  today = () => this.get<Habit[]>('/habits/today')
  one = (id: string) => this.get<Habit>(`/habits/${id}`)
  create = (habit: CreateHabit) => this.post<Habit>('/habits', habit)
  update = (id: string, changes: UpdateHabit) => this.put<Habit>(`/habits/${id}`, changes)
  remove = (id: string) => this.del<void>(`/habits/${id}`)
  removeAll = (ids: string[]) => this.del<void>('/habits/bulk', { ids })
  checkIn = (habitId: string, date: string) => this.post<void>('/habits/checkin', { habitId, date, status: 'done' })
  skip = (habitId: string, date: string) => this.post<void>('/habits/skip', { habitId, date })
}

class Notes extends Resource {
  of(habitId: string) {
    return this.get<Note[]>('/notes', { habitId })
  }
  add(habitId: string, text: string) {
    return this.post<Note>('/notes', { habitId, text })
  }
}

export class HabitSdk {
  readonly habits: Habits
  readonly notes: Notes
  readonly #misc: Misc

  constructor(options: Options) {
    this.habits = new Habits(options)
    this.notes = new Notes(options)
    this.#misc = new Misc(options)
  }

  areas() {
    return this.#misc.areas()
  }

  overview() {
    return this.#misc.overview()
  }
}

class Misc extends Resource {
  areas() {
    return this.get<Area[]>('/areas')
  }
  overview() {
    return this.get<Overview>('/user/statistics')
  }
}

export { HabitApiError } from './core.ts'
export type * from './types.ts'
