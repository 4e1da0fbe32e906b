import { Pipe, type PipeTransform } from '@angular/core'
import type { Habit } from './habit.model.ts'

@Pipe({ name: 'streak', standalone: false })
export class StreakPipe implements PipeTransform {
  transform(habit: Habit, word = 'days'): string {
    return habit.streak === 1 ? '1 day' : `${habit.streak} ${word}`
  }
}
