import type { Habit, HabitDTO, HabitId } from './types.ts'

export const toDomain = (dto: HabitDTO): Habit => ({
  id: dto.id as HabitId,
  title: dto.title,
  schedule: { frequency: dto.frequency },
  goal: { target: dto.target, unit: dto.unit },
  progress: { streak: dto.streak, completions: dto.completedDates.length },
})

export function toDTO(habit: Pick<Habit, 'title' | 'schedule' | 'goal'>): Omit<HabitDTO, 'id' | 'streak' | 'completedDates'> {
  return {
    title: habit.title,
    frequency: habit.schedule.frequency,
    target: habit.goal.target,
    unit: habit.goal.unit,
  }
}
