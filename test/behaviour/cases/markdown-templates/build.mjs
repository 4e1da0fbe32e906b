import { html, page } from './html.mjs'

const fetchJson = (input, init) => fetch(input, init).then((r) => r.json())
const call = (path) => fetchJson(`${process.env.HABIT_API}/api/v1/${path}`, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })

const [{ data: habits }, { data: areas }] = await Promise.all([call('habits'), call('areas')])
const { data: statistics } = await call('statistics')
const doneBy = new Map(statistics.perHabit.map(({ habitId, completions }) => [habitId, completions]))

const row = (habit) => ({
  raw: html`<tr title="${habit.title}"><td>${habit.title}</td><td>${habit.target}${habit.unit === 'times' ? '×' : ' ' + habit.unit}</td><td class="${habit.streak > 9 ? 'hot' : 'cold'}">${habit.streak}</td><td>${doneBy.get(habit.id) ?? 0}</td></tr>`,
})
const body = html`<h1>${areas.length} areas</h1><ul>${areas.map(({ name }) => ({ raw: html`<li>${name}</li>` }))}</ul><table>${habits.map(row)}</table>`

console.log(page({ title: `Habits (${habits.length})`, body }))

const markdown = [
  '| habit | streak |',
  '|---|---|',
  ...habits.filter((h) => h.frequency === 'daily').map((h) => `| ${h['title']} | ${h['streak']} |`),
].join('\n')
console.log(markdown)
