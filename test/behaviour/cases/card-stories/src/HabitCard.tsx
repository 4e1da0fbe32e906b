import * as React from 'react'
import type { Habit } from './api.ts'

export interface HabitCardProps {
  habit: Habit
  editable?: boolean
}

export function HabitCard({ habit, editable = false }: HabitCardProps) {
  const { title, target, streak } = habit
  return (
    <div className={streak > 0 ? 'warm' : 'cold'} title={title}>
      {editable ? <input name="title" defaultValue={title} /> : <h4>{title}</h4>}
      <span>{target} {habit.unit === 'times' ? 'x' : habit.unit}</span>
      {habit.completedDates.length > 0 && <em>{habit.completedDates.length}</em>}
    </div>
  )
}
