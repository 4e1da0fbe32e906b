import { Component, inject } from '@angular/core'
import { FormBuilder, ReactiveFormsModule } from '@angular/forms'
import { HabitService } from './habit.service.ts'

@Component({
  selector: 'app-habit-rename',
  standalone: true,
  imports: [ReactiveFormsModule],
  host: { '[title]': 'heading' },
  template: `
    <form [formGroup]="form" (ngSubmit)="send('h2')">
      <input formControlName="title" />
      <button>Rename</button>
    </form>
  `,
})
export class HabitRenameComponent {
  private readonly service = inject(HabitService)
  readonly heading = 'Rename'
  readonly form = inject(FormBuilder).nonNullable.group({ title: ['Read on'] })

  send(id: string): void {
    this.service.rename(id, this.form.getRawValue()).subscribe((habit) => console.log(`renamed to ${habit.title}`))
  }
}
