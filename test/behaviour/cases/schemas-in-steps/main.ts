// Schemas that go through steps, and masks that name a part of what v2 keeps together.
import * as v from 'valibot'
import { z } from 'zod'

const get = async (path: string): Promise<unknown> =>
  (await fetch(`${process.env.HABIT_API}/api/v1${path}`, { headers: { 'X-API-Key': process.env.HABIT_API_KEY! } })).json()

const Entries = v.object({
  id: v.string(),
  title: v.pipe(v.string(), v.minLength(1)),
  frequency: v.picklist(['daily', 'weekly']),
  target: v.number(),
  unit: v.string(),
  streak: v.number(),
})
const Brief = v.pick(Entries, ['title', 'streak'])
const Labelled = v.pipe(
  Entries,
  v.check((habit) => habit.target > 0, 'no target'),
  v.transform((habit) => ({ title: habit.title.toUpperCase(), label: `${habit.title} x${habit.target}` })),
  v.check((card) => card.title.length > 0),
)
const Listed = v.object({ success: v.literal(true), data: v.array(v.unknown()), error: v.null() })
const items = v.parse(Listed, await get('/habits')).data
console.log(items.map((item) => v.parse(Brief, item)).map((habit) => `${habit.title}:${habit.streak}`))
console.log(items.map((item) => v.parse(Labelled, item)).map((card) => [card.title, card.label]))

const Habit = z.object({
  id: z.string(),
  title: z.string(),
  target: z.number().int(),
  unit: z.string(),
  streak: z.number(),
  completedDates: z.array(z.string()),
})
const envelope = <T extends z.ZodTypeAny>(data: T) => z.object({ success: z.boolean(), data, error: z.string().nullable() })
const Plain = Habit.omit({ completedDates: true }).extend({ pinned: z.boolean().default(false) })
const Unitless = Habit.omit({ unit: true })
const View = Habit.transform((habit) => ({ title: habit.title.toUpperCase(), isHot: habit.streak > 5 }))
const one = envelope(Plain).parse(await get('/habits/h1')).data
console.log(one.title, one.pinned, one.target, one.unit === 'times', one.streak)
console.log(envelope(Unitless).parse(await get('/habits/h2')).data.target)
console.log(envelope(z.array(View)).parse(await get('/habits/today')).data.map((view) => [view.title, view.isHot]))
