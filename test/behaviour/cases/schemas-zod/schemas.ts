import { z } from 'zod'

export const habitSchema = z.object({
  id: z.string(),
  title: z.string().min(1),
  frequency: z.string(),
  target: z.number().positive(),
  unit: z.string(),
  streak: z.number().int(),
})

export type Habit = z.infer<typeof habitSchema>

export const envelope = <T extends z.ZodTypeAny>(data: T) =>
  z.object({ success: z.boolean(), data, error: z.string().nullable() })

export const habitListSchema = envelope(z.array(habitSchema))

export const newHabitSchema = habitSchema.omit({ id: true, streak: true })
export type NewHabit = z.infer<typeof newHabitSchema>
