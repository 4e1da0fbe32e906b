import * as yup from 'yup'

const habitSchema = yup.object({
  id: yup.string().required(),
  title: yup.string().required(),
  streak: yup.number().integer().required(),
})
type Habit = yup.InferType<typeof habitSchema>
const filmSchema = yup.object({ title: yup.string().required() })

const response = await fetch(`${process.env.HABIT_API}/api/v1/habits/h1`, {
  headers: { 'X-API-Key': process.env.HABIT_API_KEY! },
})
const { data } = (await response.json()) as { data: unknown }
const habit: Habit = await habitSchema.validate(data)
console.log(habit.title, habit.streak)
console.log((await filmSchema.validate({ title: 'Alien' })).title)
