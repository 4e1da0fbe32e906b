const url = process.env.HABIT_API + '/api/v1/habits'
const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }

const read = async (promise) => {
  const res = await promise
  const { success, data, error } = await res.json()
  if (!success) throw new Error(error)
  return data
}

export const api = {
  all() {
    return read(fetch(url, { headers }))
  },
  find(id) {
    return read(fetch(`${url}/${id}`, { headers }))
  },
  create(habit) {
    return read(fetch(url, { method: 'POST', headers, body: JSON.stringify(habit) }))
  },
  save(habit) {
    return read(fetch(`${url}/${habit.id}`, { method: 'PUT', headers, body: JSON.stringify(habit) }))
  },
}
