import { api } from './api.mjs'
import { readBooks } from './books.mjs'
import { toCsv } from './csv.mjs'

const number = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const plural = new Intl.PluralRules('en-US')
const days = (count) => `${count} ${plural.select(count) === 'one' ? 'day' : 'days'}`

const report = { title: 'Monthly report', unit: 'CSV' }

const [habits, dueToday, statistics, { habits: total, completions }, areas] = await Promise.all([
  api.habits(),
  api.today(),
  api.statistics(),
  api.overview(),
  api.areas(),
])

const completionsOf = new Map(statistics.perHabit.map(({ habitId, completions: count }) => [habitId, count]))
const due = new Set(dueToday.map(({ id }) => id))

const groups = habits.reduce((byFrequency, habit) => {
  const group = byFrequency[habit.frequency] ?? []
  return { ...byFrequency, [habit.frequency]: [...group, habit] }
}, {})

console.log(`${report.title} (${report.unit})`)
for (const [frequency, members] of Object.entries(groups)) {
  const mean = members.reduce((sum, { streak }) => sum + streak, 0) / members.length
  console.log(`${frequency}: ${members.length} habits, mean streak ${number.format(mean)}`)
}

const rows = habits
  .slice()
  .sort((a, b) => b.streak - a.streak || a.title.localeCompare(b.title))
  .map(({ id, title, target, unit, streak: run }) => [
    title,
    `${target} ${unit === 'times' ? 'x' : unit}`,
    days(run),
    completionsOf.get(id) ?? 0,
    due.has(id) ? 'yes' : 'no',
  ])
console.log(toCsv(['title', 'target', 'streak', 'completions', 'due'], rows))

const longest = habits.find((habit) => habit.streak === Math.max(...habits.map((h) => h.streak)))
console.log(`longest: ${longest?.title ?? 'none'} with ${days(longest?.streak ?? 0)}`)

const noteLines = []
for (const { id, title } of habits) {
  const notes = await api.notes(id)
  if (!notes.length) continue
  noteLines.push(`${title}: ${notes.map((note) => note.text).join(' / ')}`)
}
console.log(noteLines.join('\n') || 'no notes')

const pages = []
for await (const row of readBooks()) pages.push(row)
console.log(toCsv(['title', 'target', 'unit'], pages))
console.log(`${total} habits, ${completions} completions, areas: ${areas.map((area) => area.name).join(' & ')}`)

try {
  await api.notes('unknown')
} catch ({ message, status }) {
  console.log(`notes of unknown: ${message} [${status}]`)
}
