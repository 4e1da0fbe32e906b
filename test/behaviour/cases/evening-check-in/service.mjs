const request = (path, { json, ...init } = {}) =>
  fetch(`${process.env.HABIT_API}/api/v1/${path}`, Object.assign(init, { headers: new Headers([['X-API-Key', process.env.HABIT_API_KEY], ...(json ? [['Content-Type', 'application/json']] : [])]), body: json ? JSON.stringify(json) : null }))
    .then(async (res) => ({ status: res.status, ...(await res.json()) }))

export const today = async () => (await request('habits/today')).data
export const record = {
  done: (habitId, date) => request('habits/checkin', { method: 'POST', json: { habitId, date, status: 'done' } }),
  skipped: (habitId, date) => request('habits/skip', { method: 'POST', json: { habitId, date } }),
}
export const logs = async (habitId) => (await request(`logs?${new URLSearchParams({ habitId })}`)).data
export const remark = (habit, text) => request('notes', { method: 'POST', json: { habitId: habit.id, text } })
