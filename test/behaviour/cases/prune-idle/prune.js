'use strict'
const dryRun = process.argv.includes('--dry-run')
const url = `${process.env.HABIT_API || 'https://api.example.com'}/api/v1/habits`

function headers(extra) {
  return Object.assign({ 'X-API-Key': process.env.HABIT_API_KEY, Accept: 'application/json' }, extra)
}

async function fetchHabits() {
  const res = await fetch(url, { headers: headers() })
  if (!res.ok) throw new Error('HTTP ' + res.status)
  const { data } = await res.json()
  return data
}

async function main() {
  const habits = await fetchHabits()
  const idle = habits.filter(h => h.streak === 0 && h.completedDates.length === 0)
  console.log('idle: ' + (idle.map(h => h.title).join(', ') || 'none'))
  if (dryRun || !idle.length) return

  const ids = idle.map(h => h.id)
  const res = await fetch(url + '/bulk', {
    method: 'DELETE',
    headers: headers({ 'Content-Type': 'application/json' }),
    body: JSON.stringify({ ids }),
  })
  const reply = await res.json()
  if (!reply.success) {
    console.log('could not delete: ' + reply.error)
    process.exitCode = 1
    return
  }
  console.log(`deleted ${ids.length}`)
  const left = await fetchHabits()
  left.forEach(h => console.log(' * ' + h.title + ' (' + h.completedDates.length + ' days)'))
}

main().catch(err => { console.log(err.message); process.exit(1) })
