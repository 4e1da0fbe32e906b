import { Component, inject, output } from '@angular/core'
import { NonNullableFormBuilder, ReactiveFormsModule, Validators } from '@angular/forms'
import type { HabitDraft } from './habit.ts'

@Component({
  selector: 'app-editor',
  imports: [ReactiveFormsModule],
  template: `
    <form [formGroup]="form" (ngSubmit)="submit()">
      <input formControlName="title" />
      <input type="number" formControlName="target" />
      @if (form.controls.title.invalid) { <em>title is missing</em> }
      <button [disabled]="form.invalid">Add</button>
    </form>
  `,
})
export class EditorComponent {
  readonly saved = output<HabitDraft>()
  protected readonly form = inject(NonNullableFormBuilder).group({
    title: ['', Validators.required],
    target: [2, Validators.min(1)],
  })

  protected submit(): void {
    const { title, target } = this.form.getRawValue()
    this.saved.emit({ title, target, frequency: 'daily', unit: 'times' })
    this.form.reset()
  }
}
