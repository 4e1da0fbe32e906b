import { useQuery } from '@tanstack/react-query'
import { areasQuery, habitQuery, habitsQuery } from './queries.ts'
import type { Habit } from './api.ts'

function Bar({ title, value, max }: { title: string; value: number; max: number }) {
  return <meter title={title} value={value} max={max} />
}

export function HabitRow({ habit }: { habit: Habit }) {
  return (
    <li>
      <strong>{habit.title}</strong>
      <Bar title="progress" value={habit.streak} max={habit.target} />
      <small>{habit.target} {habit.unit === 'times' ? 'reps' : habit.unit}</small>
    </li>
  )
}

export function Detail({ id }: { id: string }) {
  const { data, error, isError } = useQuery(habitQuery(id))
  if (isError) return <p role="alert">{error.message}</p>
  return <h2>{data ? `${data.title} — ${data.streak}` : 'Loading'}</h2>
}

export function Board() {
  const { data: habits = [], isLoading } = useQuery(habitsQuery)
  const { data: areas } = useQuery({ ...areasQuery, select: (list) => list.map((a) => a.name) })
  const { data: best } = useQuery({ ...habitsQuery, select: (list) => [...list].sort((a, b) => b.streak - a.streak)[0]?.title })
  if (isLoading) return <p>Loading</p>
  return (
    <section title={areas?.join(' / ')}>
      <h1>Best: {best}</h1>
      <ul>{habits.map((habit) => <HabitRow key={habit.id} habit={habit} />)}</ul>
    </section>
  )
}
