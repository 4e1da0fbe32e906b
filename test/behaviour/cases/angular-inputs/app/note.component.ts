import { Component, EventEmitter, Input, Output } from '@angular/core'

@Component({
  selector: 'app-note',
  standalone: true,
  template: '<em (click)="mark()">{{ value.title }} {{ book.title }} {{ book.streak }}</em>',
})
export class NoteComponent {
  @Input({ alias: 'entry' }) book: any
  @Input() value: any
  @Output() readonly valueChange = new EventEmitter<any>()
  mark() {
    this.valueChange.emit({ ...this.value, title: `${this.value.title}!` })
  }
}
