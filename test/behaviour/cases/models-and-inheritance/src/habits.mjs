import { HabitModel } from './habit.mjs'
import { Resource } from './resource.mjs'

export class Habits extends Resource {
  constructor() {
    super('habits')
  }

  parse(data) {
    return Array.isArray(data) ? data.map((row) => new HabitModel(row)) : new HabitModel(data)
  }

  save(habit) {
    return this.send(`/${habit.id}`, { method: 'PUT', body: JSON.stringify({ title: habit.title }) })
  }
}
