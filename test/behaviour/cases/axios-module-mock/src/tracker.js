import axios from 'axios'

const url = (path) => `${process.env.HABIT_API}/api/v1${path}`
const config = () => ({ headers: { 'X-API-Key': process.env.HABIT_API_KEY } })

export async function summary() {
  const { data } = await axios.get(url('/habits/today'), config())
  if (!data.success) return `error: ${data.error}`
  return data.data.map((h) => `${h.title} ${h.streak}/${h.target}${h.unit === 'times' ? '' : h.unit}`).join('; ')
}

export async function finish(habit, date) {
  await axios.post(url('/habits/checkin'), { habitId: habit.id, date, status: 'done' }, config())
  return habit.completedDates.length + 1
}

export async function start(title, minutes) {
  try {
    const response = await axios.post(url('/habits'), { title, frequency: 'daily', target: minutes, unit: 'min' }, config())
    return response.data.data
  } catch (error) {
    throw new Error(`cannot start: ${error.response?.data?.error ?? error.message}`)
  }
}
