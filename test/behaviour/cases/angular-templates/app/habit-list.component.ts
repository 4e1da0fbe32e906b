import { AsyncPipe, NgFor, NgIf, NgTemplateOutlet, SlicePipe, UpperCasePipe } from '@angular/common'
import { Component, computed, inject, type OnInit, signal } from '@angular/core'
import { HabitCardComponent } from './habit-card.component.ts'
import type { Habit } from './habit.model.ts'
import { HabitService } from './habit.service.ts'

@Component({
  selector: 'app-habit-list',
  standalone: true,
  imports: [AsyncPipe, HabitCardComponent, NgFor, NgIf, NgTemplateOutlet, SlicePipe, UpperCasePipe],
  templateUrl: './habit-list.component.html',
})
export class HabitListComponent implements OnInit {
  private readonly service = inject(HabitService)
  readonly habits$ = this.service.habits$
  readonly habits = signal<Habit[]>([])
  readonly selected = computed(() => this.habits().at(0) ?? null)
  readonly books = [{ title: 'Dune', streak: 3 }]
  readonly chart = { title: 'Chart', data: [1, 2, 3] }

  ngOnInit(): void {
    this.service.habits$.subscribe((habits) => this.habits.set(habits))
  }

  byId(_index: number, habit: Habit): string {
    return habit.id
  }

  done(habit: Habit): void {
    this.service.checkIn(habit.id, '2024-12-03').subscribe(() => console.log(`checked ${habit.title}`))
  }

  search(event: Event): void {
    console.log((event.target as HTMLInputElement).value)
  }
}
