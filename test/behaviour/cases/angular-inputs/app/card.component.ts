import { Component, HostBinding, HostListener, Input } from '@angular/core'
import type { Habit } from './model.ts'

@Component({
  selector: 'app-card',
  standalone: true,
  template: '<b [title]="habit.frequency">{{ habit.title }}</b> of {{ total }}',
})
export class CardComponent {
  @Input('entry') habit: any
  @Input({ alias: 'count' }) total = 0

  @HostBinding('attr.data-streak') get streak() {
    return this.habit.streak
  }
  @HostListener('click', ['$event.target']) pick(target: HTMLElement) {
    console.log(target.title, this.habit.title)
  }
}
