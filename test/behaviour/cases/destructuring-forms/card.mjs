const { HABIT_API: origin, HABIT_API_KEY: key } = process.env

async function load(id, { signal } = {}) {
  const response = await fetch(`${origin}/api/v1/habits/${id}`, { headers: { 'X-API-Key': key }, signal })
  const { data: habit = null, error: reason = null } = await response.json()
  return [habit, reason]
}

// a card for the terminal
function card({ title: heading = 'Untitled', target: goal = 1, streak = 0, completedDates: { length: done } = [], ...other }) {
  const bar = '#'.repeat(Math.min(done, goal)).padEnd(goal, '.')
  const tags = Object.keys(other).includes('id') ? `#${other.id}` : ''
  return `+ ${heading} ${tags}\n| ${bar} ${streak}d`
}

const [habit, none] = await load('h1')
console.log(card(habit), none)

const [, reason] = await load('h404', { signal: AbortSignal.timeout(5000) })
console.log(reason)

const lookups = await Promise.allSettled(['h2', 'h3', 'h5'].map(async (id) => {
  const [found, problem] = await load(id)
  if (problem) throw new Error(problem)
  return found
}))
for (const { status, value, reason: failure } of lookups) {
  console.log(status === 'fulfilled' ? card(value) : failure.message)
}

let title, frequency
;({ title, frequency } = habit)
console.log(title.split(' ').map(([initial]) => initial).join(''), frequency?.[0])
