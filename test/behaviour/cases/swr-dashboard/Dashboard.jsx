import { useHabit, useHabits, useRename, useToday } from './useHabits.js'
import { Weather } from './weather.jsx'

function Detail({ id }) {
  const habit = useHabit(id)
  const { rename, saved } = useRename(id)
  if (!habit) return null
  return (
    <section>
      <input value={habit.title} onChange={(event) => rename(event.target.value)} />
      <b>{habit.streak}</b> {habit.target} {saved?.title}
    </section>
  )
}

export function Dashboard() {
  const { habits, error, isLoading } = useHabits()
  const today = useToday()
  if (error) return <p>{error.message}</p>
  if (isLoading) return <p>...</p>
  return (
    <main>
      <h1 title="Habits">{today} today</h1>
      <ul>{habits.map((habit) => <li key={habit.id}>{habit.title} ({habit.streak})</li>)}</ul>
      <Detail id={habits[0].id} />
      <Weather />
    </main>
  )
}
