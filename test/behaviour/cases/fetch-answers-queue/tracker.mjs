const base = process.env.HABIT_API ?? 'http://localhost'

async function post(path, body, method = 'POST') {
  const response = await fetch(`${base}/api/v1/${path}`, {
    method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY ?? 'none', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const json = await response.json()
  if (!response.ok) return { problem: json.error }
  return json.data
}

export async function start(name, hours) {
  const habit = await post('habits', { title: name, frequency: 'weekly', target: hours, unit: 'hours' })
  return habit.problem ?? `${habit.title}: ${habit.target} ${habit.unit}`
}

export async function tick(id, day) {
  const result = await post('habits/checkin', { habitId: id, date: day, status: 'done' })
  return result.problem ?? 'ticked'
}

export async function change(id, name) {
  const result = await post(`habits/${id}`, { title: name }, 'PUT')
  return result.problem ?? result.title
}
