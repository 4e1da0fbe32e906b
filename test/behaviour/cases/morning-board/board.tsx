import { Chart } from './chart.tsx'
import type { Habit } from './habits-api.ts'
import { useBoard } from './store.tsx'

function Row({ habit, onCheck, onRename }: { habit: Habit; onCheck(): void; onRename(text: string): void }) {
  const { title, target, unit, streak, completedDates: { length: done } } = habit
  return (
    <li id={habit.id} title={`every ${habit.frequency}`}>
      <input aria-label={title} defaultValue={title} onChange={(event) => onRename(event.target.value)} />
      <b>{title}</b> {done}/{target} {unit === 'times' ? '×' : unit} <em>{streak > 0 ? `${streak} days` : 'fresh'}</em>
      <button onClick={onCheck}>done</button>
    </li>
  )
}

export function Board() {
  const { status, error, habits, longest, hovered, check, rename, hover } = useBoard()
  if (status === 'failed') return <p role="alert">{error}</p>
  if (status !== 'ready') return <p>…</p>
  return (
    <section title="Morning board" onMouseLeave={() => hover(null)}>
      <h1>{longest?.title ?? 'nothing'} leads{hovered && ` (${hovered})`}</h1>
      <ul>
        {habits.map((habit) => (
          <Row key={habit.id} habit={habit} onCheck={() => check(habit.id)} onRename={(text) => rename(habit.id, text)} />
        ))}
      </ul>
      <Chart title="Streaks" data={habits.map((h) => h.streak)} target={10} />
    </section>
  )
}
