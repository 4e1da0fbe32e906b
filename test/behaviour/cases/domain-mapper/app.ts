import type { Draft, Habit, HabitId, HabitRepository, Result } from './domain.ts'
import { HttpHabitRepository } from './infra/http-repository.ts'

const repository: HabitRepository = new HttpHabitRepository(process.env.HABIT_API ?? '', process.env.HABIT_API_KEY ?? '')

function expect<T>(result: Result<T>): T {
  if (!result.success) throw result.error
  return result.data
}

const line = ({ name, goal, cadence, streak }: Habit) => `${name} - ${goal.amount} ${goal.unit} ${cadence} (${streak})`

for (const habit of expect(await repository.all())) console.log(line(habit))

const draft: Draft = { name: 'Meditate', cadence: 'daily', goal: { amount: 10, unit: 'minutes' } }
const saved = expect(await repository.save(draft))
console.log('saved', line(saved))

const first = expect(await repository.byId('h1' as HabitId))
const more = expect(await repository.save({ ...first, goal: { ...first.goal, amount: first.goal.amount * 2 } }))
console.log('more', line(more))

expect(await repository.complete(first.id, '2024-12-06'))
const missing = await repository.byId('h99' as HabitId)
console.log(missing.success ? missing.data.name : `failed: ${missing.error.message}`)
