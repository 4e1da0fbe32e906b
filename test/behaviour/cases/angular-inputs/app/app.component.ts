import { AsyncPipe, NgTemplateOutlet } from '@angular/common'
import { Component, inject, signal } from '@angular/core'
import { FormsModule } from '@angular/forms'
import { CardComponent } from './card.component.ts'
import { EditorComponent } from './editor.component.ts'
import { NoteComponent } from './note.component.ts'
import { PanelComponent } from './panel.component.ts'
import { LabelPipe } from './label.pipe.ts'
import { HabitService } from './service.ts'
import type { Habit } from './model.ts'

@Component({
  selector: 'app-root',
  standalone: true,
  imports: [AsyncPipe, NgTemplateOutlet, FormsModule, CardComponent, EditorComponent, NoteComponent, PanelComponent, LabelPipe],
  template: `
    @if (habits$ | async; as habits) {
      @for (habit of habits; track habit.id) {
        <app-card [entry]="habit" [count]="habits.length" />
        <ng-container *ngTemplateOutlet="row; context: { $implicit: habit, place: habit.streak }" />
        <p>{{ habit | label: 'short' }}</p>
        <app-panel [heading]="habit.title"><b>{{ habit.title }}</b></app-panel>
      }
    }
    <ng-template #row let-item let-place="place">{{ item.title }} {{ place }}</ng-template>
    @if (chosen(); as habit) {
      <app-editor [(value)]="chosen" />
      <i>{{ habit.title }}</i>
      <select [value]="habit.unit" (change)="picked = $any($event.target).value">
        @for (unit of units; track unit) { <option [value]="unit">{{ unit }}</option> }
      </select>
    }
    <app-note [(value)]="note" [entry]="book" />
    <s>{{ note().title }}</s>
  `,
})
export class AppComponent {
  private readonly service = inject(HabitService)
  readonly habits$ = this.service.list()
  readonly chosen = signal<Habit | undefined>(undefined)
  picked = ''
  readonly note = signal({ title: 'Mine', streak: 1 })
  readonly book = { title: 'Deep Work', streak: 2 }
  readonly units = ['times', 'minutes']
  constructor() {
    this.habits$.subscribe((all) => this.chosen.set(all[0]))
  }
  save() {
    const habit = this.chosen()
    if (habit) this.service.save(habit).subscribe()
  }
}
