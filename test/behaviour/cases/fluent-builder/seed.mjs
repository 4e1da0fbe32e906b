import { HabitBuilder } from './builder.mjs'

const send = (habit) =>
  fetch(new URL('/api/v1/habits', process.env.HABIT_API), {
    method: 'POST',
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
    body: JSON.stringify(habit),
  }).then((res) => res.json())

const bodies = [
  HabitBuilder.called('Chess').goal(2).build(),
  HabitBuilder.called('Ironing').weekly().goal(40, 'min').build(),
  HabitBuilder.called('Be kind').build(),
  new HabitBuilder().weekly().build(),
]

for (const body of bodies) {
  const { success, data, error } = await send(body)
  if (success) console.log(data.id, data.title, data.frequency, data.target, data.unit === 'times' ? '-' : data.unit)
  else console.log('failed:', error)
}
