import { type Habit, useHabits } from './hooks/useHabits.ts'
import { type Toast, toasts } from './toasts.ts'

const fakeWindow: { document: { title: string } } = { document: { title: 'Habits' } }

const Card = ({ habit, onDone }: { habit: Habit; onDone: (habit: Habit) => void }) => (
  <article title={habit.title}>
    <h3>{habit.title}</h3>
    <meter max={Math.max(habit.target, 10)} value={habit.streak} />
    <small>
      {habit.target} {habit.unit === 'times' ? (habit.target === 1 ? 'time' : 'times') : habit.unit}
    </small>
    <button type="button" onClick={() => onDone(habit)}>
      Done
    </button>
  </article>
)

const Toasts = ({ list }: { list: Toast[] }) => (
  <ol>
    {list.map((toast) => (
      <li key={toast.title}>
        {toast.success ? '+' : '!'} {toast.title} {toast.error}
      </li>
    ))}
  </ol>
)

export function Dashboard() {
  const { habits, loading, error, totals, complete, isEmpty } = useHabits()
  if (loading) return <p>Loading…</p>
  if (error) return <p className="error">{error}</p>
  fakeWindow.document.title = `${habits.length} habits`
  return (
    <main data-title={fakeWindow.document.title}>
      {isEmpty ? <p>Nothing to do</p> : habits.map((habit) => <Card key={habit.id} habit={habit} onDone={complete} />)}
      <footer>
        {totals.streak} days, {totals.completions} completions
      </footer>
      <Toasts list={toasts} />
    </main>
  )
}
