import { Component, computed, input, output } from '@angular/core'
import type { Habit } from './habit.ts'

@Component({
  selector: 'app-card',
  host: { '[class.hot]': 'isHot()', '[attr.data-frequency]': 'habit().frequency' },
  template: `
    <h3>{{ place() }}. {{ habit().title }}</h3>
    @switch (habit().frequency) {
      @case ('daily') { <span>every day</span> }
      @default { <span>{{ habit().frequency }}</span> }
    }
    <progress [value]="habit().streak" [max]="habit().target * 10"></progress>
    <em>{{ goal() }}</em>
    <button class="done" (click)="done.emit(habit())">Done</button>
  `,
})
export class CardComponent {
  readonly habit = input.required<Habit>()
  readonly place = input(0)
  readonly goal = input('')
  readonly done = output<Habit>()
  protected readonly isHot = computed(() => this.habit().streak >= 7)
}
