import type { Habit } from './habit.ts'
import type { Message } from './messages.ts'

const api = async (method: string, path: string, body?: unknown) => {
  const res = await fetch(`${process.env.HABIT_API}/api/v1${path}`, {
    method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  })
  return res.json() as Promise<{ success: boolean; data: any; error: string | null }>
}

export async function onMessage(message: Message): Promise<Habit[] | Habit | { ok: boolean; reason?: string }> {
  switch (message.type) {
    case 'GET_HABITS':
      return (await api('GET', '/habits')).data as Habit[]
    case 'CHECK': {
      const { type, ...rest } = message
      const { success, error } = await api('POST', '/habits/checkin', { ...rest, status: 'done' })
      return success ? { ok: true } : { ok: false, reason: `${type}: ${error}` }
    }
    case 'ADD':
      return (await api('POST', '/habits', { title: message.title, frequency: 'daily' })).data as Habit
  }
}
