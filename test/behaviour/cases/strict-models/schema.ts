import { z } from 'zod'

export const habitSchema = z.object({
  id: z.string(),
  title: z.string().min(1),
  frequency: z.string(),
  target: z.number().nonnegative(),
  unit: z.string(),
  streak: z.number().int(),
  completedDates: z.array(z.string()),
})

export const envelope = <T extends z.ZodTypeAny>(data: T) =>
  z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data, error: z.null() }),
    z.object({ success: z.literal(false), data: z.null(), error: z.string() }),
  ])

export type Habit = z.infer<typeof habitSchema>
