import { html, type Html } from './html.ts'
import { fetchAll, rename, type Habit } from './source.ts'

const page = { title: 'Your <week>', unit: 'em' }
const groups = (habits: Habit[]): [Habit['frequency'], Habit[]][] => {
  const found = new Map<Habit['frequency'], Habit[]>()
  for (const habit of habits) found.set(habit.frequency, [...(found.get(habit.frequency) ?? []), habit])
  return [...found]
}
const columns: [label: string, cell: (habit: Habit) => Html | string | number][] = [
  ['Habit', ({ title }) => html`<b>${title}</b>`],
  ['Goal', (habit) => (habit.unit === 'times' ? habit.target : `${habit.target} ${habit.unit}`)],
  ['Streak', ({ streak: days }) => (days ? `${days}d` : '–')],
  ['Seen', ({ completedDates }) => completedDates.length],
]
const table = (habits: Habit[]) => html`<table>
<tr>${columns.map(([label]) => html`<th>${label}</th>`)}</tr>
${habits.map((habit) => html`<tr>${columns.map(([, cell]) => html`<td>${cell(habit)}</td>`)}</tr>`)}
</table>`

const answer = await rename('h2', 'Read & write')
console.log(answer.success ? answer.data.title : answer.error)
const missing = await rename('h9', 'Nothing')
console.log(missing.success ? missing.data.title : missing.error)
const habits = await fetchAll()
console.log(String(html`<title>${page.title}</title>
<style>td { padding: 1${page.unit} }</style>
${groups(habits).map(([frequency, members]) => html`<h2>${frequency} (${members.length})</h2>${table(members)}`)}`))
const longest = habits.reduce<Habit | undefined>((best, habit) => (habit.streak > (best?.streak ?? -1) ? habit : best), undefined)
console.log(longest?.title, Math.max(...habits.map((habit) => habit.streak)))
