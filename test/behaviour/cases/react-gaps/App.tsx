import { createContext, lazy, Suspense, use, useContext, useMemo, useOptimistic, useReducer, useTransition } from 'react'
import { type Habit, listHabits } from './api.ts'
import { load, retitle, useHabits } from './habitStore.ts'
import { Loader, Longest, Row, withCount } from './Parts.tsx'
import { PosterCard } from './Poster.tsx'

const Names = lazy(() => import('./Names.tsx'))
const Selected = createContext<Habit | null>(null)

function SelectedTitle() {
  const habit = useContext(Selected)
  return <b>{habit?.title ?? 'none'}</b>
}

type Change = { type: 'loaded'; habits: Habit[] } | { type: 'renamed'; id: string; title: string }

function reduce(state: { list: Habit[]; title: string }, change: Change) {
  switch (change.type) {
    case 'loaded':
      return { ...state, list: change.habits }
    case 'renamed':
      return { ...state, list: state.list.map((habit) => (habit.id === change.id ? { ...habit, title: change.title } : habit)) }
  }
}

const Counted = withCount(({ habits }: { habits: Habit[] }) => <i>{habits.map((habit) => habit.unit === 'times' ? 'x' : 'o')}</i>)

const first = listHabits()

function Used() {
  const habits = use(first)
  return <u>{habits[0]?.title}</u>
}

export function App() {
  const habits = useHabits()
  const [state, dispatch] = useReducer(reduce, { list: [], title: 'State' })
  const [shown, rename] = useOptimistic(habits, (old, { id, title }: { id: string; title: string }) =>
    old.map((habit) => (habit.id === id ? { ...habit, title } : habit)),
  )
  const [, start] = useTransition()
  const total = useMemo(() => habits.reduce((sum, { target }) => sum + target, 0), [habits])
  const onRename = (id: string, title: string) =>
    start(async () => {
      rename({ id, title })
      await retitle(id, title)
      dispatch({ type: 'renamed', id, title })
    })
  return (
    <main title="All" data-total={total}>
      <Selected value={habits[1] ?? null}><SelectedTitle /></Selected>
      <ul>{shown.map((habit) => <Row key={habit.id} habit={habit} onRename={onRename} />)}</ul>
      <button id="load" onClick={async () => { await load(); dispatch({ type: 'loaded', habits: await listHabits() }) }}>load</button>
      <p title={state.title}>{state.list.map((habit) => habit.title).join()}</p>
      <Suspense fallback="..."><Names habits={habits} /><Used /></Suspense>
      <Loader load={listHabits}>{(list) => <em>{list.map((habit) => `${habit.title}:${habit.streak}`).join()}</em>}</Loader>
      <Longest habits={habits} />
      <Counted habits={habits} />
      <PosterCard poster={{ title: 'Poster', target: 'wall', streak: 1 }} />
    </main>
  )
}
