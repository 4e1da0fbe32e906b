import { Pipe, type PipeTransform } from '@angular/core'

@Pipe({ name: 'clip' })
export class ClipPipe implements PipeTransform {
  transform(text: string, length: number): string {
    return text.slice(0, length)
  }
}
