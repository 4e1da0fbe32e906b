// Alarm clock: plays a radio station until the morning habits are done.
const stations = [
  { title: 'News', frequency: 101.3, unit: 'MHz' },
  { title: 'Jazz', frequency: 93.7, unit: 'MHz' },
]

function tune(name) {
  const station = stations.find((s) => s.title === name) ?? stations[0]
  return { success: true, data: { title: station.title, target: station.frequency.toFixed(1), unit: station.unit } }
}

async function dueHabits() {
  const response = await fetch(`${process.env.HABIT_API}/api/v1/habits/today`, {
    headers: { 'X-API-Key': process.env.HABIT_API_KEY },
  })
  const answer = await response.json()
  if (!answer.success) throw new Error(`habits: ${answer.error}`)
  return answer.data.filter((habit) => habit.frequency === 'daily')
}

async function markDone(habit, now) {
  const response = await fetch(`${process.env.HABIT_API}/api/v1/habits/checkin`, {
    method: 'POST',
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
    body: JSON.stringify({ habitId: habit.id, date: now.toISOString().slice(0, 10), status: 'done' }),
  })
  return (await response.json()).success
}

const { success, data: tuned } = tune('Jazz')
if (success) console.log(`playing ${tuned.title} on ${tuned.target} ${tuned.unit}`)

const now = new Date(Date.UTC(2024, 11, 24, 7))
for (const habit of await dueHabits()) {
  const done = await markDone(habit, now)
  console.log(done ? 'done' : 'open', habit.title)
}
console.log('off', stations.map((station) => `${station.title}@${station.frequency}`).join(' '))
