import { Pipe, type PipeTransform } from '@angular/core'
import type { Habit } from './model.ts'

@Pipe({ name: 'label', standalone: true })
export class LabelPipe implements PipeTransform {
  transform(habit: any, kind: string): string {
    return kind === 'short' ? habit.title : `${habit.title}: ${habit.streak}`
  }
}
