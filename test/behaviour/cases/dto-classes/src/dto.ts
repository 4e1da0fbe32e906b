import type { ApiHabit } from './habit-api.ts'

/** Part of our public interface: its names are promised to our clients. */
export class HabitDto {
  readonly id: string
  readonly title: string
  readonly goal: { target: number; unit: string }
  readonly streak: number

  constructor(id: string, title: string, goal: { target: number; unit: string }, streak: number) {
    this.id = id
    this.title = title
    this.goal = goal
    this.streak = streak
  }

  static of(habit: ApiHabit): HabitDto {
    const unit = habit.unit === 'times' ? 'repetitions' : habit.unit
    return new HabitDto(habit.id, habit.title, { target: habit.target, unit }, habit.streak)
  }

  toJSON() {
    return { ...this, title: this.title.toUpperCase() }
  }
}
