import { memo, useState } from 'react'
import { Each } from './Fetcher.tsx'
import { type Habit, useHabits } from './store.ts'

type MagnetProps = { label: Habit['title']; days: Habit['streak']; goal?: string }

const Magnet = memo(function Magnet({ label, days, goal = 'whenever' }: MagnetProps) {
  return <span title={label}>{`${label} ${days} ${goal}`}</span>
})

const UNIT_WORDS = { times: 'x', min: 'minutes', km: 'kilometres' } satisfies Record<Habit['unit'], string>

const goalOf = ({ target, unit }: Habit) => `${target} ${UNIT_WORDS[unit]}`

export function Fridge({ title }: { title: string }) {
  const habits = useHabits()
  const [selected] = useState(() => habits.find((h) => h.streak === 0))
  const done = habits.filter((habit) => habit.completedDates.length > 0)
  return (
    <div>
      <h1>{title}</h1>
      <Each items={[...habits]} empty="nothing here">
        {(habit, i) => <Magnet key={i} label={habit.title} days={habit.streak} goal={goalOf(habit)} />}
      </Each>
      <Each items={done} empty="nothing done">
        {({ id, title }) => <b key={id}>{title}</b>}
      </Each>
      <p>{selected?.title ?? 'all alive'}</p>
    </div>
  )
}
