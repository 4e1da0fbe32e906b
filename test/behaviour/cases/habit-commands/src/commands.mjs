import { request } from './http.mjs'
import { renderTable } from './table.mjs'
import { help } from './help.mjs'

const columns = [
  ['id', 'ID'],
  ['title', 'Title'],
  ['frequency', 'How often'],
  ['streak', 'Streak', 'right'],
]

async function list({ sort = 'title' }) {
  const habits = await request('GET', '/habits')
  const rows = habits.toSorted((a, b) => (sort === 'streak' ? b.streak - a.streak : a.title.localeCompare(b.title)))
  return renderTable(rows, columns)
}

async function show({ _: [id] }) {
  const { title, target = 1, unit = 'times', streak, completedDates } = await request('GET', `/habits/${id}`)
  const amount = unit === 'times' ? `${target}x` : `${target} ${unit}`
  return [`# ${title}`, `goal: ${amount}`, `streak: ${streak}`, `completions: ${completedDates.length}`].join('\n')
}

async function add({ _: [title, target, unit] }) {
  const created = await request('POST', '/habits', {
    body: { title, frequency: 'daily', target: Number(target ?? 1), unit: unit ?? 'times' },
  })
  return `created ${created.title} (${created.target} ${created.unit})`
}

async function rename({ _: [id, ...words] }) {
  const { title } = await request('PUT', `/habits/${id}`, { body: { title: words.join(' ') } })
  return `renamed to ${title}`
}

async function done({ _: [habitId, date] }) {
  await request('POST', '/habits/checkin', { body: { habitId, date, status: 'done' } })
  return `done on ${date}`
}

async function note({ _: [habitId, ...words] }) {
  await request('POST', '/notes', { body: { habitId, text: words.join(' ') } })
  const notes = await request('GET', '/notes', { query: { habitId } })
  return notes.map(({ text }, index) => `${index + 1}. ${text}`).join('\n')
}

async function purge({ _: ids }) {
  await request('DELETE', '/habits/bulk', { body: { ids } })
  return `removed ${ids.length}`
}

async function stats() {
  const { habits, completions } = await request('GET', '/user/statistics')
  const section = { title: 'Overview', streak: '='.repeat(8) }
  return `${section.title}\n${section.streak}\n${habits} habits, ${completions} completions`
}

export const commands = { list, show, add, rename, done, note, purge, stats, help }
