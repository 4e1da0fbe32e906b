import { Component, Input } from '@angular/core'

@Component({ selector: 'habit-poster', standalone: false, template: '<figure>{{ title }}</figure>' })
export class PosterComponent {
  @Input() title = ''
}
