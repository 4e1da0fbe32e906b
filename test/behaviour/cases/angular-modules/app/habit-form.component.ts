import { Component, EventEmitter, Output } from '@angular/core'
import type { Draft } from './habit.model.ts'

@Component({
  selector: 'habit-form',
  standalone: false,
  template: `
    <form (ngSubmit)="submitted.emit(draft)">
      <input name="caption" [(ngModel)]="draft.caption" required />
      <input name="amount" type="number" [(ngModel)]="draft.amount" />
      <button>Add {{ draft.caption }}</button>
    </form>
  `,
})
export class HabitFormComponent {
  draft: Draft = { caption: '', amount: 2 }
  @Output() readonly submitted = new EventEmitter<Draft>()
}
