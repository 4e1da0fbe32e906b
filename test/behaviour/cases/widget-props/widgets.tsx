import { memo, useMemo } from 'react'
import type { Habit } from './model.ts'
import { Panel, Progress } from './ui.tsx'

type Props = { habits: Habit[]; max?: number }

const HabitPanel = memo(({ habit }: { habit: Habit }) => (
  <Panel title={habit.title} streak={habit.streak > 5}>
    <Progress value={Math.min(habit.completedDates.length, habit.target)} target={habit.target} />
    {habit.streak ? <em>{habit.streak} days</em> : null}
    {habit.frequency !== 'daily' && <small>{habit.frequency}</small>}
  </Panel>
))

export function Dashboard({ habits, max = 10 }: Props) {
  const ranked = useMemo(() => [...habits].sort((a, b) => b.streak - a.streak).slice(0, max), [habits, max])
  const total = useMemo(() => ranked.reduce((sum, { streak }) => sum + streak, 0), [ranked])
  if (ranked.length === 0) return <Panel title="Nothing yet" />
  return (
    <Panel title={`${ranked.length} habits, ${total} days`}>
      {ranked.map((habit) => (
        <HabitPanel key={habit.id} habit={habit} />
      ))}
    </Panel>
  )
}
