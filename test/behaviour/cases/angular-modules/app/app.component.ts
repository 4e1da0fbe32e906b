import { Component, Inject, type OnInit } from '@angular/core'
import { map } from 'rxjs'
import type { Draft, Habit } from './habit.model.ts'
import { HabitService } from './habit.service.ts'

@Component({ selector: 'app-root', templateUrl: './app.component.html', standalone: false })
export class AppComponent implements OnInit {
  title = 'Tracker'
  message = ''
  posters = [{ title: 'Dune', streak: 1, unit: 'cm' }]
  readonly habits$ = this.service.habits$
  readonly best$ = this.service.best$
  readonly titles$ = this.habits$.pipe(map((habits) => habits.map(({ title }) => title).join(', ')))

  constructor(@Inject(HabitService) private readonly service: HabitService) {}

  ngOnInit(): void {
    this.service.load().subscribe()
  }

  trackById(_: number, habit: Habit): string {
    return habit.id
  }

  done(habit: Habit): void {
    this.service.checkIn(habit).subscribe((ok) => {
      this.message = ok ? `${habit.title} is done` : 'failed'
      this.service.load().subscribe()
    })
  }

  add(draft: Draft): void {
    this.service.add(draft).subscribe()
  }
}
