// Callbacks that are declared and that nobody sets: what they would be given is of the types they are declared with.
import type { FC } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

interface Habit {
  id: string
  title: string
  streak: number
  target: number
  unit: string
}
interface Props {
  habit: Habit
  onUpdate?: (id: string, changes: Partial<Habit>) => void
}
interface Hooks {
  onDraft?: (draft: Omit<Habit, 'id' | 'streak'>) => void
  onFilm?: (film: { title: string }) => void
}

const Item: FC<Props> = ({ habit: { id, title, target, streak }, onUpdate }) => (
  <li onClick={() => onUpdate?.(id, { target: target + 1 })} onBlur={() => onUpdate?.(id, { title: title.trim() })}>
    {title} {streak}
  </li>
)

async function load(hooks: Hooks = {}): Promise<Habit[]> {
  const response = await fetch(`${process.env.HABIT_API!}/api/v1/habits`, { headers: { 'X-API-Key': process.env.HABIT_API_KEY! } })
  const { data }: { data: Habit[] } = await response.json()
  for (const film of [{ title: 'Ran' }]) hooks.onFilm?.({ title: film.title })
  for (const habit of data) hooks.onDraft?.({ title: habit.title, target: habit.target, unit: habit.unit })
  return data
}

console.log(renderToStaticMarkup(<ul>{(await load()).map((habit) => <Item key={habit.id} habit={habit} />)}</ul>))
