import * as v from 'valibot'

const HabitSchema = v.object({
  id: v.string(),
  title: v.pipe(v.string(), v.minLength(1)),
  streak: v.number(),
  target: v.optional(v.number()),
})
type Habit = v.InferOutput<typeof HabitSchema>
const Reply = v.object({ success: v.boolean(), data: v.array(HabitSchema), error: v.nullable(v.string()) })
const Film = v.object({ title: v.string() })

const response = await fetch(`${process.env.HABIT_API}/api/v1/habits`, {
  headers: { 'X-API-Key': process.env.HABIT_API_KEY! },
})
const reply = v.parse(Reply, await response.json())
const show = ({ title, streak, target }: Habit) => `${title} ${streak} ${target ?? '-'}`
console.log(reply.success ? reply.data.map(show) : reply.error)
console.log(v.parse(Film, { title: 'Alien' }).title)
const checked = v.safeParse(HabitSchema, reply.data[0])
console.log(checked.success ? checked.output.title : 'bad')
