const get = async (path) => {
  const r = await fetch(new URL(`/api/v1${path}`, process.env.HABIT_API), {
    headers: new Headers([['X-API-Key', process.env.HABIT_API_KEY]]),
  })
  const { data = [], error } = await r.json()
  if (error) throw new Error(error)
  return data
}

const groupBy = (list, keyOf) =>
  list.reduce((groups, item) => {
    const key = keyOf(item)
    ;(groups[key] ??= []).push(item)
    return groups
  }, {})

const habits = await get('/habits')

const levels = groupBy(habits, ({ streak }) => (streak >= 10 ? 'strong' : streak > 0 ? 'ok' : 'cold'))
for (const [level, members] of Object.entries(levels).sort()) {
  console.log(level.padEnd(8), members.map((m) => m.title).join(', '))
}

const titles = Object.fromEntries(habits.map(({ id, title }) => [id, title]))
console.log(titles)

const totals = habits.reduce(
  (sum, { target, completedDates, streak }) => ({
    target: sum.target + target,
    completions: sum.completions + completedDates.length,
    streak: Math.max(sum.streak, streak),
  }),
  { target: 0, completions: 0, streak: 0 },
)
console.log(totals)
console.log(`average target ${(totals.target / habits.length).toFixed(1)}, longest streak ${totals.streak}`)

const table = habits.map((h) => ({ Habit: h.title, Goal: `${h.target}${h.unit === 'times' ? 'x' : ` ${h.unit}`}`, Streak: h.streak }))
const columns = Object.keys(table[0])
console.log([columns, ...table.map(Object.values)].map((cells) => cells.join(';')).join('\n'))

const podium = structuredClone(habits).sort((a, b) => b.streak - a.streak || a.title.localeCompare(b.title)).slice(0, 2)
podium.forEach(({ title, ...details }, place) => console.log(place + 1, title, details.streak, details.frequency))
