import { Component, EventEmitter, Input, Output } from '@angular/core'
import { GoalPipe } from './goal.pipe.ts'
import type { Habit } from './habit.model.ts'
import { InitialsPipe } from './initials.pipe.ts'

@Component({
  selector: 'app-habit-card',
  standalone: true,
  imports: [GoalPipe, InitialsPipe],
  template: `
    <article [attr.title]="habit.title" [class.hot]="habit.streak > 3">
      <h3>{{ index + 1 }}. {{ habit.title }} ({{ habit.title | initials }})</h3>
      <p>{{ habit | goal: ' times ' }}, streak {{ habit.streak }}</p>
      <button (click)="checkedIn.emit(habit)">Done</button>
    </article>
  `,
})
export class HabitCardComponent {
  @Input({ required: true }) habit!: Habit
  @Input() index = 0
  @Output() readonly checkedIn = new EventEmitter<Habit>()
}
