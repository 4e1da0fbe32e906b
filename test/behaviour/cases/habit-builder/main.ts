import { HabitBuilder, type NewHabit } from './builder.ts'

const save = async (habit: NewHabit): Promise<string> => {
  const response = await fetch(process.env.HABIT_API + '/api/v1/habits', {
    method: 'POST',
    headers: { 'X-API-Key': process.env.HABIT_API_KEY as string, 'Content-Type': 'application/json' },
    body: JSON.stringify(habit),
  })
  const { data, error } = (await response.json()) as { success: boolean; data: { id: string; title: string; target: number } | null; error: string | null }
  if (!data) throw new Error(error ?? 'no data')
  return `${data.id} ${data.title} ${data.target}`
}

console.log(await save(HabitBuilder.named('Juggle').every('weekly').reaching(3).build()))
console.log(await save(HabitBuilder.named('Meditate').reaching(20, 'min').build()))
console.log(await save(HabitBuilder.named('Smile').build()))
try {
  new HabitBuilder().build()
} catch (e) {
  console.log((e as Error).message)
}
