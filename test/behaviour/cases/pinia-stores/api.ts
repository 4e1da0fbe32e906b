export interface Habit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
}

export const api = async (path: string, method = 'GET', body?: object) => {
  const response = await fetch(`${process.env.HABIT_API}/api/v1${path}`, {
    method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await response.json()).data
}
