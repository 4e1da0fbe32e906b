import { createContext, useContext, useMemo, useState } from 'react'
import type { Fetched, Habit } from './api.ts'
import { columns } from './columns.tsx'
import { Table } from './Table.tsx'

const HabitsContext = createContext<Fetched<Habit[]>>({ status: 'loading' })

function useReady(): Habit[] {
  const fetched = useContext(HabitsContext)
  return fetched.status === 'ready' ? fetched.data : []
}

function Summary() {
  const habits = useReady()
  const longest = useMemo(() => habits.reduce<Habit | null>((best, habit) => (!best || habit.streak > best.streak ? habit : best), null), [habits])
  if (!longest) return <p>Nothing yet</p>
  return <p title="longest">{`${longest.title}: ${longest.streak}`}</p>
}

function Search({ initial }: { initial: string }) {
  const [query, setQuery] = useState(initial)
  const matches = useReady().filter((habit) => habit.title.toLowerCase().includes(query.toLowerCase()))
  return (
    <>
      <input name="title" value={query} onChange={({ target }) => setQuery(target.value)} />
      <Table rows={matches} columns={columns} sortBy="streak" />
    </>
  )
}

export function App({ fetched, query = '' }: { fetched: Fetched<Habit[]>; query?: string }) {
  return (
    <HabitsContext.Provider value={fetched}>
      {fetched.status === 'error' ? <p role="alert">{fetched.error}</p> : <Summary />}
      <Search initial={query} />
    </HabitsContext.Provider>
  )
}
