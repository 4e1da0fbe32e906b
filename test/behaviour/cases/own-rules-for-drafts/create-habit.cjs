'use strict'
/**
 * Creates habits after checking them with a small validator of our own.
 */

// --- tiny validation library ------------------------------------------------
const v = {
  string: ({ min = 0 } = {}) => (x) => (typeof x !== 'string' ? 'must be text' : x.length < min ? `must have ${min} characters` : null),
  number: ({ min = -Infinity, max = Infinity } = {}) => (x) => (typeof x !== 'number' ? 'must be a number' : x < min || x > max ? `must be between ${min} and ${max}` : null),
  oneOf: (...values) => (x) => (values.includes(x) ? null : `must be one of ${values.join(', ')}`),
  optional: (check) => (x) => (x === undefined ? null : check(x)),
}

function validate(schema, value) {
  const errors = []
  for (const [field, check] of Object.entries(schema)) {
    const problem = check(value[field])
    if (problem) errors.push({ field, problem })
  }
  const unknown = Object.keys(value).filter((k) => !(k in schema))
  for (const field of unknown) errors.push({ field, problem: 'is not known' })
  return errors.length ? { success: false, errors } : { success: true, value }
}

const habitInput = {
  title: v.string({ min: 3 }),
  frequency: v.oneOf('daily', 'weekly'),
  target: v.optional(v.number({ min: 1, max: 100 })),
  unit: v.optional(v.string()),
}

// --- client -----------------------------------------------------------------
const createClient = ({ baseUrl, apiKey, fetchImpl = fetch }) => {
  const request = async (path, init = {}) => {
    const res = await fetchImpl(`${baseUrl}/api/v1${path}`, {
      ...init,
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'X-API-Key': apiKey, ...init.headers },
    })
    let body
    try {
      body = await res.json()
    } catch (cause) {
      throw new Error(`unreadable answer (${res.status})`, { cause })
    }
    if (!res.ok || body.success === false) {
      const error = new Error(body.error || res.statusText)
      error.status = res.status
      throw error
    }
    return body.data
  }
  return {
    habits: {
      list: () => request('/habits'),
      create: (input) => request('/habits', { method: 'POST', body: JSON.stringify(input) }),
      archive: (ids) => request('/habits/bulk', { method: 'DELETE', body: JSON.stringify({ ids }) }),
    },
  }
}

// --- use --------------------------------------------------------------------
async function addAll(client, inputs) {
  const taken = new Set((await client.habits.list()).map((h) => h.title.toLowerCase()))
  const made = []
  for (const input of inputs) {
    const checked = validate(habitInput, input)
    if (!checked.success) {
      console.log(`rejected ${input.title ?? '(untitled)'}: ${checked.errors.map((e) => `${e.field} ${e.problem}`).join('; ')}`)
      continue
    }
    if (taken.has(checked.value.title.toLowerCase())) {
      console.log(`skipped ${checked.value.title}: exists`)
      continue
    }
    const habit = await client.habits.create({ target: 1, unit: 'times', ...checked.value })
    made.push(habit.id)
    console.log(`created ${habit.title} ${habit.frequency} ${habit.target}`)
  }
  return made
}

;(async () => {
  const client = createClient({ baseUrl: process.env.HABIT_API, apiKey: process.env.HABIT_API_KEY })
  const made = await addAll(client, [
    { title: 'Swim', frequency: 'weekly', target: 2 },
    { title: 'ab', frequency: 'daily' },
    { title: 'Read', frequency: 'daily' },
    { title: 'Meditate', frequency: 'hourly', color: 'blue' },
    { title: 'Hydrate', frequency: 'daily', target: 8, unit: 'glass' },
  ])
  console.log(made.length)
  await client.habits.archive(made.slice(0, 1))
  console.log((await client.habits.list()).map((h) => h.title))
})()
