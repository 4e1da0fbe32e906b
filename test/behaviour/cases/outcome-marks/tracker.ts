import axios from 'axios'

const BASE = `${process.env.HABIT_API}/api/v1`

export type Outcome = 'done' | 'skipped'

interface Mark {
  habitId: string
  date: string
}

const config = { headers: { 'X-API-Key': process.env.HABIT_API_KEY } }

export async function mark(outcome: Outcome, mark: Mark): Promise<boolean> {
  if (outcome === 'skipped') {
    const response = await axios.post(`${BASE}/habits/skip`, mark, config)
    return response.data.success
  }
  const { data } = await axios.post<{ success: boolean }>(`${BASE}/habits/checkin`, { ...mark, status: 'done' }, config)
  return data.success === true
}

export async function toggle(habitId: string, done: boolean, date = '2024-12-11'): Promise<void> {
  const payload = done ? { habitId, date, status: 'done' } : { habitId, date }
  await axios.post(BASE + (done ? '/habits/checkin' : '/habits/skip'), payload, config)
}

export async function annotate(habitId: string, text: string): Promise<string[]> {
  await axios.post(`${BASE}/notes`, { habitId, text }, config)
  const notes = await axios.get<{ data: { text: string }[] }>(`${BASE}/notes`, { ...config, params: { habitId } })
  return notes.data.data.map(({ text }) => text)
}

export async function overview() {
  const [user, areas] = await Promise.all([
    axios.get(`${BASE}/user/statistics`, config),
    axios.get(`${BASE}/areas`, config),
  ])
  return { ...user.data.data, areas: areas.data.data.length } as { habits: number; completions: number; areas: number }
}
