interface Card {
  title: string
  success: boolean
}

interface Answer<T> {
  data: T
}

const key = { 'X-API-Key': process.env.HABIT_API_KEY ?? '' }

async function get<T>(path: string): Promise<T> {
  const response = await fetch(`${process.env.HABIT_API}/api/v1${path}`, { headers: key })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  const answer: Answer<T> = await response.json()
  return answer.data
}

const areas = await get<{ id: string; name: string }[]>('/areas')
const overview = await get<{ habits: number; completions: number }>('/user/statistics')
const { perHabit } = await get<{ perHabit: { habitId: string; completions: number }[] }>('/statistics')

const cards: Card[] = areas.map(({ name }) => ({ title: name, success: name !== 'Mind' }))
for (const card of cards) console.log(card.title, card.success)
console.log(overview.habits, overview.completions, perHabit.map((p) => `${p.habitId}:${p.completions}`).join(' '))
