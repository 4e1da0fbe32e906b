import { Component, inject } from '@angular/core'
import { FormsModule } from '@angular/forms'
import type { HabitDraft } from './habit.model.ts'
import { HabitService } from './habit.service.ts'

@Component({
  selector: 'app-habit-form',
  standalone: true,
  imports: [FormsModule],
  templateUrl: 'habit-form.component.html',
})
export class HabitFormComponent {
  private readonly service = inject(HabitService)
  draft: HabitDraft = { title: 'Stretch', frequency: 'daily', target: 2, unit: 'times' }

  save(): void {
    this.service.create(this.draft).subscribe((habits) => console.log(`now ${habits.length}`))
  }
}
