import { Pipe, type PipeTransform } from '@angular/core'
import type { Habit } from './habit.model.ts'

@Pipe({ name: 'goal', standalone: true })
export class GoalPipe implements PipeTransform {
  transform(habit: Habit, separator: string): string {
    return `${habit.target}${separator}${habit.frequency}`
  }
}
