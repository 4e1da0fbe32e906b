import { Component, EventEmitter, Input, Output } from '@angular/core'

@Component({
  selector: 'app-editor',
  standalone: true,
  template: '@if (value; as habit) { <input [value]="habit.title" (change)="rename($any($event.target).value)" /> }',
})
export class EditorComponent {
  @Input() value: any
  @Output('valueChange') readonly changed = new EventEmitter<any>()
  rename(title: string) {
    this.changed.emit({ ...this.value, title })
  }
}
