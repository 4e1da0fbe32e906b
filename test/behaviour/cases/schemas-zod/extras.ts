import { z } from 'zod'
import { habitSchema } from './schemas.ts'

/** With what only we know of it. */
export const notedSchema = habitSchema.extend({ note: z.string().optional() }).partial({ unit: true })

export const briefSchema = habitSchema.pick({ id: true, title: true }).transform(({ title }) => ({ title: title.toUpperCase() }))

export const hotSchema = habitSchema.refine((habit) => habit.streak > 0, 'cold')

const ok = z.object({ success: z.literal(true), data: habitSchema })
const failed = z.object({ success: z.literal(false), error: z.string() })
export const outcome = z.discriminatedUnion('success', [ok, failed])
