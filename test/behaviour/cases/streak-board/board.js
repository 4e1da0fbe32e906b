const { HABIT_API, HABIT_API_KEY } = process.env
const fetchJson = (path) => fetch(`${HABIT_API}/api/v1/${path}`, { headers: { 'X-API-Key': HABIT_API_KEY } }).then((res) => res.json())

const medals = ['gold', 'silver', 'bronze']

function rank (habits) {
  return [...habits]
    .sort((a, b) => b.streak - a.streak || a.title.localeCompare(b.title))
    .map((habit, i) => ({ ...habit, medal: medals[i] }))
}

const indexBy = (list, key) => Object.fromEntries(list.map((x) => [key(x), x]))

Promise.all([fetchJson('habits'), fetchJson('statistics'), fetchJson('user/statistics')])
  .then(([{ data: habits }, stats, overview]) => {
    const board = rank(habits)
    for (const { title, medal, streak } of board) console.log(`${medal}: ${title} (${streak})`)

    const longest = Math.max(...habits.map((h) => h.streak))
    const shortest = habits.reduce((min, h) => Math.min(min, h.streak), Infinity)
    console.log(longest, shortest, habits.some((h) => h.streak > 20), habits.every((h) => h.target > 0))

    const byTitle = indexBy(habits, (h) => h.title)
    console.log(Object.keys(byTitle).join(','), byTitle['Read'].streak)

    const completions = new Map(stats.data.perHabit.map((s) => [s.habitId, s.completions]))
    for (const h of habits) console.log(h.title, completions.get(h.id), h.completedDates.length === completions.get(h.id))

    const average = habits.map((h) => h.completedDates.length).reduce((a, b) => a + b, 0) / overview.data.habits
    console.log(average.toFixed(2))

    const best = habits.find((h) => h.streak === longest)
    const { title: winner = 'nobody' } = best ?? {}
    console.log('winner', winner)
  })
