import { compose, withRetry, withAuth, withJson, withLogging, withEnvelope } from './middleware.mjs'
import { createFlags } from './flags.mjs'

const trace = []
const flags = createFlags({ newHabitDefaults: true, archiveWeak: false, verboseTitles: true })

const client = compose(
  withLogging((line) => trace.push(line)),
  withRetry({ attempts: 2 }),
  withEnvelope(),
  withAuth(process.env.HABIT_API_KEY),
  withJson(),
)(async (ctx) => fetch(ctx.url, ctx.init))

const call = (method, path, body) => client({ url: `${process.env.HABIT_API}/api/v1${path}`, init: { method }, body, meta: {} })

const displayTitle = (habit) =>
  flags.when('verboseTitles', () => `${habit.title} [${habit.frequency}/${habit.target}]`, () => habit.title)

const baseHabit = () => flags.when('newHabitDefaults', () => ({ frequency: 'daily', target: 2, unit: 'times' }), () => ({ frequency: 'daily' }))

async function overview() {
  const { payload: habits, status } = await call('GET', '/habits')
  console.log(status, habits.map(displayTitle).join(' | '))
  const ranking = habits.toSorted((a, b) => b.streak - a.streak)
  const [winner, ...others] = ranking
  console.log(`winner ${winner.title} with ${winner.streak}, then ${others.map((o) => o.title).join(', ')}`)
  return habits
}

async function addHabits(titles) {
  const created = []
  for (const title of titles) {
    const { payload, problem } = await call('POST', '/habits', { ...baseHabit(), title })
    if (problem) console.log('could not add', JSON.stringify(title), '-', problem)
    else created.push(payload)
  }
  return created
}

async function archiveWeak(habits) {
  const weak = habits.filter((habit) => habit.streak === 0 && habit.completedDates.length === 0)
  if (!flags.enabled('archiveWeak')) {
    console.log('would archive', weak.map(displayTitle))
    return
  }
  const { status } = await call('DELETE', '/habits/bulk', { ids: weak.map((habit) => habit.id) })
  console.log('archived', weak.length, status)
}

const habits = await overview()
const created = await addHabits(['Tea', '', 'Sauna'])
console.log(created.map(displayTitle))
await archiveWeak([...habits, ...created])
flags.set('archiveWeak', true)
flags.set('verboseTitles', false)
await archiveWeak(habits)
await overview()
const { problem, status } = await call('GET', '/habits/h2')
console.log(status, problem)
trace.forEach((line) => console.log(line))
