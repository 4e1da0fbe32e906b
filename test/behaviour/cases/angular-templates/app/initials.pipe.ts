import { Pipe, type PipeTransform } from '@angular/core'

@Pipe({ name: 'initials', standalone: true })
export class InitialsPipe implements PipeTransform {
  transform(text: string): string {
    return text
      .split(' ')
      .map((word) => word.slice(0, 1))
      .join('')
  }
}
