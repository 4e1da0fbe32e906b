import { Component, Input } from '@angular/core'

@Component({
  selector: 'app-panel',
  standalone: true,
  template: '<h2>{{ heading }}</h2><ng-content></ng-content>',
})
export class PanelComponent {
  @Input() heading = ''
}
