import { Component, EventEmitter, Input, Output } from '@angular/core'
import { Habit } from './habit.model.ts'

@Component({
  selector: 'habit-row',
  standalone: false,
  template: `<h3 [style.width.%]="percent">{{ number }}. {{ habit.title | uppercase }}</h3><button (click)="checked.emit(habit)">{{ habit?.frequency }}</button>`,
})
export class HabitRowComponent {
  @Input({ required: true }) habit: Habit = new Habit()
  @Input() number = 0
  @Output() readonly checked = new EventEmitter<Habit>()

  get percent(): number {
    return Math.min(100, (this.habit.streak / this.habit.target) * 10)
  }
}
