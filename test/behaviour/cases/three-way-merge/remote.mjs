const call = async (method, path, body) => {
  const res = await fetch(new URL(`/api/v1/habits${path}`, process.env.HABIT_API), {
    method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  const { success, data, error } = await res.json()
  return success ? data : Promise.reject(new Error(error))
}

// field of ours -> field of theirs
const fields = { name: 'title', amount: 'target', every: 'frequency' }

export const fromRemote = (habit) => Object.fromEntries(Object.entries(fields).map(([ours, theirs]) => [ours, habit[theirs]]))
export const toRemote = ({ name, amount, every }) => ({ title: name, target: amount, unit: 'times', frequency: every })

export const pull = async () => Object.fromEntries((await call('GET', '')).map((habit) => [habit.id, fromRemote(habit)]))
export const create = async (record) => (await call('POST', '', toRemote(record))).id
export const replace = (id, record) => call('PUT', `/${id}`, toRemote(record))
export const remove = (id) => call('DELETE', `/${id}`)
