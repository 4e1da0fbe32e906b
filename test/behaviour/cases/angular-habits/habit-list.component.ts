import { Injectable, computed, inject, signal } from '@angular/core'
import type { Habit } from './habit.model.ts'
import { HabitService } from './habit.service.ts'

/** What a component of a list does, without its template. */
@Injectable({ providedIn: 'root' })
export class HabitListModel {
  private readonly service = inject(HabitService)
  readonly title = 'My habits'
  readonly habits = signal<Habit[]>([])
  readonly best = computed(() => this.habits().reduce((best, habit) => Math.max(best, habit.streak), 0))
  readonly lines = computed(() => this.habits().map((habit) => `${habit.title} (${habit.target})`))

  constructor() {
    this.service.habits$.subscribe((habits) => this.habits.set(habits))
  }

  heading(): string {
    return `${this.title}: ${this.lines().join(', ')}, best ${this.best()}`
  }

  bump(id: string): void {
    this.habits.update((habits) =>
      habits.map((habit) => (habit.id === id ? { ...habit, streak: habit.streak + 1 } : habit)),
    )
  }
}
