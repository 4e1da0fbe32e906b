import { pack, STARTERS, toPayload } from './starters.js'

const endpoint = (...segments) => [process.env.HABIT_API, 'api', 'v1', ...segments].join('/')

const options = (method, body) => ({
  method,
  headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
  body: body === undefined ? undefined : JSON.stringify(body),
})

const parse = async (response) => {
  const { success, data, error } = await response.json()
  if (success) return data
  const failure = new Error(error)
  failure.code = response.status === 400 ? 'invalid' : 'other'
  throw failure
}

const create = (payload) => fetch(endpoint('habits'), options('POST', payload)).then(parse)
const list = () => fetch(endpoint('habits'), options('GET')).then(parse)
const update = (id, payload) => fetch(endpoint('habits', id), options('PUT', payload)).then(parse)

async function settle(task) {
  try {
    return { status: 'fulfilled', value: await task() }
  } catch (reason) {
    return { status: 'rejected', reason }
  }
}

async function seed(overrides) {
  const settled = []
  for (const starter of STARTERS) settled.push(await settle(() => create(toPayload(starter, overrides))))
  return settled.reduce(
    (groups, outcome, index) => {
      if (outcome.status === 'fulfilled') groups.made.push(outcome.value)
      else groups.failed.push({ index, code: outcome.reason.code, message: outcome.reason.message })
      return groups
    },
    { made: [], failed: [] },
  )
}

const { made, failed } = await seed({ target: 3 })
console.log(`${pack.title} v${pack.version}: ${made.length} made, ${failed.length} failed`)
console.log(made.map((habit) => `${habit.title}: ${habit.target} ${habit.unit === 'times' ? 'x' : habit.unit} ${habit.frequency}`).sort().join('\n'))
for (const { index, code, message } of failed) console.log(`#${index} ${code}: ${message}`)

const [water] = made.filter(({ unit }) => unit === 'glasses')
const changed = await update(water.id, toPayload({ ...water, target: 6 }))
console.log(changed.title, changed.target, changed.unit)

const byFrequency = (await list()).reduce((groups, habit) => {
  ;(groups[habit.frequency] ??= []).push(habit.title)
  return groups
}, {})
for (const [frequency, titles] of Object.entries(byFrequency)) console.log(`${frequency}: ${titles.sort().join(', ')}`)
