import { Component, input } from '@angular/core'

@Component({ selector: 'app-toast', template: '<output>{{ title() }}</output>' })
export class ToastComponent {
  readonly title = input.required<string>()
}
