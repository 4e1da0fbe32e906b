import { useCallback, useState, type ChangeEvent } from 'react'
import type { Api, Habit } from './api.ts'

function useHabits(api: Api, initial: Habit[]) {
  const [habits, setHabits] = useState(initial)
  const [error, setError] = useState<string | null>(null)

  const patch = useCallback((id: string, change: Partial<Habit>) => {
    setHabits((old) => old.map((h) => (h.id === id ? { ...h, ...change } : h)))
  }, [])

  const rename = useCallback(async (habit: Habit, title: string) => {
    patch(habit.id, { title })
    try {
      await api.save({ id: habit.id, title })
    } catch (e) {
      patch(habit.id, { title: habit.title })
      setError((e as Error).message)
    }
  }, [api, patch])

  const check = useCallback(async (habit: Habit) => {
    patch(habit.id, { streak: habit.streak + 1 })
    await api.done(habit.id, '2024-12-01')
  }, [api, patch])

  return { habits, error, rename, check }
}

const Streak = ({ days, unit = 'd' }: { days: number; unit?: string }) => <i data-unit={unit}>{days}</i>

export function App({ api, initial }: { api: Api; initial: Habit[] }) {
  const { habits, error, rename, check } = useHabits(api, initial)
  const onChange = (habit: Habit) => (e: ChangeEvent<HTMLInputElement>) => rename(habit, e.target.value)
  return (
    <main>
      {error && <p>{error}</p>}
      {habits.map((habit) => {
        const { id, title, target, unit } = habit
        return (
          <div key={id} onClick={(e) => e.currentTarget.focus()}>
            <input title="Rename" value={title} onChange={onChange(habit)} />
            <span>{unit === 'times' ? `${target}x` : `${target} ${unit}`}</span>
            <Streak days={habit.streak} />
            <button onClick={() => check(habit)} disabled={habit.frequency !== 'daily'}>done</button>
          </div>
        )
      })}
    </main>
  )
}
