import { HabitCard, type HabitCardProps } from './HabitCard.tsx'
import type { Habit } from './api.ts'
import type { Meta, Story } from './storybook.ts'

const base: Habit = {
  id: 's1',
  title: 'Tea',
  frequency: 'daily',
  target: 2,
  unit: 'times',
  streak: 0,
  completedDates: [],
}

const meta: Meta<HabitCardProps> = { title: 'Cards/Habit', component: HabitCard }
export default meta

export const Empty: Story<HabitCardProps> = { args: { habit: base } }
export const Running: Story<HabitCardProps> = {
  name: 'On a run',
  args: { habit: { ...base, title: 'Green tea', streak: 2, completedDates: ['2024-12-01', '2024-12-02'] } },
}
export const Editable: Story<HabitCardProps> = { args: { habit: { ...base, unit: 'cups' }, editable: true } }
