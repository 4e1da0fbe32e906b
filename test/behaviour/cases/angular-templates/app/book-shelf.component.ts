import { Component } from '@angular/core'

interface Book {
  title: string
  target: string
  frequency: string
}

@Component({
  selector: 'app-book-shelf',
  standalone: true,
  templateUrl: './book-shelf.component.html',
})
export class BookShelfComponent {
  readonly reply = { success: true, error: null, data: [{ title: 'Emma', target: 'readers', frequency: 'rare' }] as Book[] }
}
