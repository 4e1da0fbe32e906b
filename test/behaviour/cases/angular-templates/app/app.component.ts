import { Component } from '@angular/core'
import { BookShelfComponent } from './book-shelf.component.ts'
import { HabitFormComponent } from './habit-form.component.ts'
import { HabitListComponent } from './habit-list.component.ts'
import { HabitRenameComponent } from './habit-rename.component.ts'

@Component({
  selector: 'app-root',
  standalone: true,
  imports: [BookShelfComponent, HabitFormComponent, HabitListComponent, HabitRenameComponent],
  template: '<h1>{{ title }}</h1><app-habit-form /><app-habit-list /><app-habit-rename /><app-book-shelf /><p>{{ notice.error }}</p>',
})
export class AppComponent {
  readonly title = 'Habits'
  readonly notice = { error: 'no notice' }
}
