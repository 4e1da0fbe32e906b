const post = async (url, body) => {
  const r = await fetch(url, { method: 'POST', headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  return (await r.json()).success
}
export const checkIn = (base, habitId, date) => post(base + '/api/v1/habits/checkin', { habitId, date, status: 'done' })
export const skip = (base, habitId, date) => post(base + '/api/v1/habits/skip', { habitId, date })
