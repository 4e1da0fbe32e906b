import { computed, inject, Injectable, signal } from '@angular/core'
import type { Habit } from './habit.ts'
import { HabitsService } from './habits.service.ts'

@Injectable({ providedIn: 'root' })
export class BoardModel {
  private readonly service = inject(HabitsService)
  readonly heading = 'Board'
  readonly habits = signal<readonly Habit[]>([])
  readonly selectedId = signal<string | null>(null)
  readonly selected = computed(() => this.habits().find((habit) => habit.id === this.selectedId()))
  readonly detail = computed(() => {
    const habit = this.selected()
    return habit ? `${habit.title}: ${habit.target}${habit.unit === 'times' ? 'x' : habit.unit} ${habit.frequency}` : 'nothing selected'
  })
  readonly total = computed(() => this.habits().reduce((sum, { streak }) => sum + streak, 0))

  connect() {
    return this.service.live$.subscribe((habits) => this.habits.set(habits))
  }

  rename(id: string, title: string) {
    this.habits.update((habits) => habits.map((habit) => (habit.id === id ? { ...habit, title } : habit)))
  }
}
