export interface Habit {
  id: string
  title: string
  frequency: string
  streak: number
}

const url = `${process.env.HABIT_API}/api/v1/habits`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY ?? '' }

/** Says that it gives habits, and gives the whole answer. */
export async function listHabits(): Promise<Habit[]> {
  const response = await fetch(url, { headers })
  return response.json() as unknown as Habit[]
}

/** Said to be a tuple of one. */
export async function today(): Promise<[Habit]> {
  const response = await fetch(`${url}/today`, { headers })
  return ((await response.json()) as any).data
}

export async function habit(id: string): Promise<any> {
  const body: any = await (await fetch(`${url}/${id}`, { headers })).json()
  return body.success ? (body as any).data : null
}
