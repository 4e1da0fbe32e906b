import { changeHabit, getHabit } from './service.mjs'

const LABELS = { title: 'Name', target: 'Goal', frequency: 'Rhythm' }
const WATCHED = ['title', 'target', 'frequency']

function diff(before, after) {
  const lines = []
  for (const field of WATCHED) {
    if (before[field] !== after[field]) lines.push(`${LABELS[field]}: ${before[field]} -> ${after[field]}`)
  }
  return lines
}

async function edit(id, change) {
  const before = await getHabit(id)
  const after = await changeHabit(id, change(before))
  console.log(`${before.title}:`, diff(before, after).join('; ') || 'nothing changed')
}

await edit('h1', ({ target, unit }) => ({ target: target + 2, unit }))
await edit('h2', (habit) => ({ title: `${habit.title} (${habit.streak})` }))
await edit('h3', ({ title }) => ({ title }))
await edit('h3', (habit) => ({ title: habit.title.toUpperCase(), frequency: 'weekly', target: habit.target, unit: habit.unit }))
await edit('h4', () => ({ title: 'x' })).catch((error) => console.log(`${error.name}: ${error.message}`))
