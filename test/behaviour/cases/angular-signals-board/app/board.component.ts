import { NgTemplateOutlet } from '@angular/common'
import { Component, computed, inject, signal } from '@angular/core'
import { CardComponent } from './card.component.ts'
import { ClipPipe } from './clip.pipe.ts'
import { EditorComponent } from './editor.component.ts'
import { FilmService } from './film.service.ts'
import { GoalPipe } from './goal.pipe.ts'
import type { Habit, HabitDraft } from './habit.ts'
import { HabitStore } from './habit.store.ts'
import { ToastComponent } from './toast.component.ts'

@Component({
  selector: 'app-root',
  imports: [CardComponent, ClipPipe, EditorComponent, GoalPipe, NgTemplateOutlet, ToastComponent],
  templateUrl: './board.component.html',
})
export class BoardComponent {
  protected readonly store = inject(HabitStore)
  protected readonly films = inject(FilmService).films
  protected readonly title = signal('Board')
  protected readonly selected = signal<Habit | undefined>(undefined)
  protected readonly heading = computed(() => {
    const habit = this.selected()
    return habit ? `${habit.title} (${habit.streak})` : 'nothing selected'
  })

  protected async onDone(habit: Habit): Promise<void> {
    this.selected.set(habit)
    await this.store.done(habit)
  }

  protected save(draft: HabitDraft): void {
    void this.store.add(draft)
  }
}
