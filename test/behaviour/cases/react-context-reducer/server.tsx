import { renderToStaticMarkup } from 'react-dom/server'
import { HabitList } from './components/HabitList.tsx'
import { HabitsProvider } from './state/HabitsContext.tsx'
import type { Habit } from './types.ts'

interface Envelope<T> { success: boolean; data: T; error: string | null }

async function loadHabits(): Promise<Habit[]> {
  const res = await fetch(`${process.env.HABIT_API}/api/v1/habits`, {
    headers: { 'X-API-Key': process.env.HABIT_API_KEY as string },
  })
  const body: Envelope<Habit[]> = await res.json()
  if (!body.success) throw new Error(body.error ?? 'failed')
  return body.data
}

const html = renderToStaticMarkup(
  <HabitsProvider
    initial={await loadHabits()}
    actions={[
      { type: 'renamed', id: 'h2', title: 'Read in the evening' },
      { type: 'bumped', id: 'h3' },
      { type: 'filter', text: 're' },
    ]}
  >
    <HabitList />
  </HabitsProvider>,
)
console.log(html.replaceAll('</li>', '</li>\n'))
