import { useAdd, useHabit, useHabits, useRename } from './hooks.ts'
import { Shelf } from './Shelf.tsx'

function First({ id }: { id: string }) {
  const { data } = useHabit(id)
  return data ? <h2 title={data.title}>{data.label}</h2> : null
}

export function Board() {
  const { data: habits = [], isLoading, error } = useHabits()
  const rename = useRename()
  const add = useAdd()
  if (isLoading) return <p>Loading</p>
  if (error) return <p>{error.message}</p>
  return (
    <main>
      <First id="h1" />
      {habits.map((habit) => (
        <p key={habit.id}>
          <input title="Rename" id={habit.id} value={habit.title} onChange={(event) => rename.mutate({ id: habit.id, title: event.target.value })} />
          {habit.streak} days, {habit.target} {habit.unit === 'times' ? 'x' : habit.unit} {habit.frequency}
        </p>
      ))}
      <button onClick={() => add.mutate({ title: 'Swim', frequency: 'weekly', target: 2, unit: 'times' })}>{add.data?.title ?? 'Add'}</button>
      <Shelf />
    </main>
  )
}
