import { useHabits } from '../state/HabitsContext.tsx'
import { HabitRow } from './HabitRow.tsx'
import { Panel } from './Panel.tsx'

export function HabitList() {
  const { habits, best, rename } = useHabits()
  return (
    <Panel title={`${habits.length} habits, best ${best}`}>
      <ul>
        {habits.map((habit) => (
          <HabitRow key={habit.id} {...habit} onRename={(title) => rename(habit.id, title)} />
        ))}
      </ul>
    </Panel>
  )
}
