import type { Draft, Goal, Habit, HabitId } from '../domain.ts'
import type { HabitBody, HabitDto } from './dto.ts'

const units: Record<string, Goal['unit']> = { times: 'count', min: 'minutes' }
const symbols = { count: 'times', minutes: 'min', other: 'x' } as const satisfies Record<Goal['unit'], string>

export const toDomain = (dto: HabitDto): Habit => ({
  id: dto.id as HabitId,
  name: dto.title,
  goal: { amount: dto.target, unit: units[dto.unit] ?? 'other' },
  cadence: dto.frequency,
  streak: dto.streak,
})

export function fromDomain({ name, goal: { amount, unit }, cadence }: Draft): HabitBody {
  return { title: name, frequency: cadence, target: amount, unit: symbols[unit] }
}
