import type { Actions, State } from '../state.ts'
import { HabitRow } from './HabitRow.tsx'
import { Panel } from './Panel.tsx'

interface Props {
  state: State
  actions: Actions
}

export default function Board({ state: { habits, busy, error }, actions }: Props) {
  const running = habits.filter((habit) => habit.streak)
  const best = running.reduce<(typeof running)[number] | undefined>(
    (top, habit) => (top && top.streak >= habit.streak ? top : habit),
    undefined,
  )
  return (
    <Panel title={best ? `Best: ${best.title}` : 'Habits'}>
      {error && <p role="alert">{error}</p>}
      <ul>
        {habits.map((habit) => (
          <HabitRow key={habit.id} {...habit} busy={busy.includes(habit.id)} actions={actions} />
        ))}
      </ul>
    </Panel>
  )
}
