import { messageOf } from './api.ts'
import { Editor } from './Editor.tsx'
import { useHabits, useSaveHabit } from './queries.ts'

export function App({ edit }: { edit: string }) {
  const { data: habits = [], isSuccess, error } = useHabits()
  const save = useSaveHabit()
  if (error) return <p>{messageOf(error)}</p>
  if (!isSuccess) return <p>loading</p>
  const selected = habits.find((habit) => habit.id === edit)
  return (
    <>
      <ol>
        {habits.map(({ id, title, target, unit, streak, completedDates }) => (
          <li key={id}>
            {title} {target} {unit === 'times' ? 'x' : unit} {streak} {completedDates.length}
          </li>
        ))}
      </ol>
      {selected && <Editor habit={selected} onSave={(form) => save.mutate({ id: selected.id, form })} />}
      {save.isError && <p>{messageOf(save.error)}</p>}
      {save.data && <p>saved {save.data.title}</p>}
    </>
  )
}
