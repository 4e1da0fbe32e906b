import { useAddHabitMutation, useCheckInMutation, useGetHabitsQuery, useGetTodayQuery, useRenameHabitMutation } from './habitApi.ts'
import { useGetQuotesQuery } from './quotes.ts'

export function App() {
  const { data: habits = [], isLoading } = useGetHabitsQuery()
  const { data: today } = useGetTodayQuery()
  const { data: quotes } = useGetQuotesQuery()
  const { best } = useGetHabitsQuery(undefined, {
    selectFromResult: ({ data }) => ({ best: data?.find((habit) => habit.streak > 10) }),
  })
  const [add] = useAddHabitMutation()
  const [rename, { data: renamed }] = useRenameHabitMutation()
  const [checkIn] = useCheckInMutation()
  if (isLoading) return <p>...</p>

  const start = async () => {
    const created = await add({ title: 'Swim', frequency: 'weekly', target: 2, unit: 'times' }).unwrap()
    console.log('created', created.title, created.target, created.frequency)
    await checkIn({ habitId: created.id, date: '2024-12-01' })
    const first = habits[0]
    if (first) await rename({ id: first.id, title: `${first.title}!` })
  }

  return (
    <main data-today={today} data-renamed={renamed?.title}>
      <h1>{best?.title}</h1>
      {habits.map((habit) => <p key={habit.id}>{habit.title}: {habit.streak}, {habit.frequency}, {habit.target} {habit.unit === 'times' ? 'x' : habit.unit}</p>)}
      <ul title="Quotes">{quotes?.map((quote) => <li key={quote.id}>{quote.title} {quote.target}</li>)}</ul>
      <button onClick={start}>start</button>
    </main>
  )
}
