import type { z } from 'zod'
import { envelope, habitSchema } from './schema.ts'

type Reply<T> = { success: true; data: T } | { success: false; error: string }

const base = `${process.env.HABIT_API}/api/v1`
const key = process.env.HABIT_API_KEY!

async function read<T extends z.ZodTypeAny>(schema: T, path: string): Promise<z.infer<T>> {
  const response = await fetch(base + path, { headers: { 'X-API-Key': key } })
  const parsed = envelope(schema).parse(await response.json()) as Reply<z.infer<T>>
  if (!parsed.success) throw new Error(parsed.error)
  return parsed.data
}

export const getHabits = () => read(habitSchema.array(), '/habits')
export const getHabit = (id: string) => read(habitSchema, `/habits/${id}`)
