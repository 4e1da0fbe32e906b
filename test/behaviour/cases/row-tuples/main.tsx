import { Fragment, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
interface Habit { id: string; title: string; frequency: string; target: number; unit: string; streak: number; completedDates: string[] }
type Reply<T> = { success: boolean; data: T; error: string | null }
async function api<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  const response = await fetch(`${process.env.HABIT_API}/api/v1${path}`, {
    method,
    headers: { "X-API-Key": process.env.HABIT_API_KEY!, "Content-Type": "application/json" },
    body: body ? JSON.stringify(body) : undefined,
  })
  const reply = (await response.json()) as Reply<T>
  if (!reply.success) throw new Error(reply.error ?? "failed")
  return reply.data
}

type Row = readonly [label: string, value: ReactElement | string | number]
const rowsOf = ({ title, target, unit, streak, completedDates }: Habit): Row[] => [
  ['Habit', <strong title={title}>{title}</strong>],
  ['Goal', unit === 'times' ? `${target}×` : `${target} ${unit}`],
  ['Streak', streak || 'none'],
  ['Done', completedDates.length],
]
const Facts = ({ rows }: { rows: Row[] }) => (
  <dl>{rows.map(([label, value]) => (<Fragment key={label}><dt>{label}</dt><dd>{value}</dd></Fragment>))}</dl>
)
function HabitLink({ habit: { id, title }, children = title }: { habit: Pick<Habit, 'id' | 'title'>; children?: string }) {
  return <a href={`/habits/${id}`} target="_blank">{children}</a>
}
const withStreak = <P extends { habit: Habit }>(Inner: (props: P) => ReactElement) => (props: P) => (
  <>{props.habit.streak > 5 ? <em>{props.habit.streak}</em> : null}<Inner {...props} /></>
)
const Starred = withStreak(HabitLink)
const habits = await api<Habit[]>('/habits')
for (const habit of habits) console.log(renderToStaticMarkup(<><Facts rows={rowsOf(habit)} /><Starred habit={habit} /></>))
console.log(renderToStaticMarkup(<HabitLink habit={habits[1]!}>Go</HabitLink>))
