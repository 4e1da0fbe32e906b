import type { ReactNode } from 'react'
import type { Habit } from './api.ts'

export interface Column<T> {
  key: string
  header: string
  title?: string
  cell: (item: T) => ReactNode
  compare?: (a: T, b: T) => number
}

export const columns: Column<Habit>[] = [
  { key: 'name', header: 'Title', title: 'What you do', cell: (habit) => <b>{habit.title}</b>, compare: (a, b) => a.title.localeCompare(b.title) },
  { key: 'goal', header: 'Goal', cell: ({ target, unit }) => (unit === 'times' ? <>{target}x</> : <>{target} {unit}</>) },
  { key: 'streak', header: 'Streak', cell: ({ streak = 0 }) => (streak ? streak : '-'), compare: (a, b) => b.streak - a.streak },
  { key: 'done', header: 'Done', cell: ({ completedDates }) => completedDates.length },
]
