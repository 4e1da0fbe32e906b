import { Pipe, type PipeTransform } from '@angular/core'
import type { Habit } from './habit.ts'

@Pipe({ name: 'goal' })
export class GoalPipe implements PipeTransform {
  transform({ target, unit }: Habit): string {
    return unit === 'times' ? `${target}x` : `${target} ${unit}`
  }
}
