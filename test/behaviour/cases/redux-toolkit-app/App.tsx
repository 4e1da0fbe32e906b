import { checkIn } from './api.ts'
import { addHabit, checked, rename, selectHabits, selectLabels } from './habits.ts'
import { useAppDispatch, useAppSelector } from './store.ts'

export function App() {
  const dispatch = useAppDispatch()
  const habits = useAppSelector(selectHabits)
  const labels = useAppSelector(selectLabels)
  const { items: films, best } = useAppSelector((state) => state.films)
  const heading = useAppSelector((state) => state.habits.title)

  const done = async (id: string) => {
    await checkIn(id, '2024-12-01')
    dispatch(checked(id))
  }
  const add = async () => {
    const created = await dispatch(addHabit('Swim')).unwrap()
    console.log('created', created.title, created.frequency)
    await dispatch(rename({ id: created.id, title: 'Swim far' }))
  }

  return (
    <main>
      <h1 title={heading}>{labels.join('; ')}</h1>
      {habits.map((habit) => (
        <p key={habit.id} onClick={() => done(habit.id)}>
          {habit.title}: {habit.target} {habit.unit === 'times' ? 'x' : habit.unit}, {habit.frequency}, {habit.streak > 3 ? 'hot' : 'cold'}
        </p>
      ))}
      <ul title="Films">{films.map((film) => <li key={film.id}>{film.title} ({film.target})</li>)}</ul>
      <button onClick={add}>{best}</button>
    </main>
  )
}
