const base = `${process.env.HABIT_API}/api/v1`
const auth = { 'X-API-Key': process.env.HABIT_API_KEY }

async function getHabit(id) {
  const res = await fetch(`${base}/habits/${id}`, { headers: auth })
  const body = await res.json()
  return body.success ? body.data : null
}

/** Sends only what was given. */
async function edit(id, { rename, goal, every } = {}) {
  const patch = {}
  if (rename) patch.title = rename.trim()
  if (goal !== undefined) patch.target = goal
  if (every) patch.frequency = every
  if (Object.keys(patch).length === 0) return 'nothing to do'

  const res = await fetch(`${base}/habits/${id}`, {
    method: 'PATCH',
    headers: { ...auth, 'Content-Type': 'application/json' },
    body: JSON.stringify(patch),
  })
  const { success, data, error } = await res.json()
  return success ? `${data.title}: ${data.target} ${data.frequency}` : `error: ${error}`
}

console.log(await edit('h1', { rename: ' Evening run ' }))
console.log(await edit('h2', { goal: 5 }))
console.log(await edit('h3', { rename: 'Yoga', goal: 4, every: 'weekly' }))
console.log(await edit('h3'))
console.log(await edit('h8', { goal: 1 }))
const h2 = await getHabit('h2')
console.log(h2?.title, h2?.target, await getHabit('h8'))
