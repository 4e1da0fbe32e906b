import type { TileDto } from './tile.dto.ts'
import type { UpstreamHabit } from './upstream.ts'

const LABELS: Record<UpstreamHabit['frequency'], string> = {
  daily: 'every day',
  weekly: 'every week',
}

export const TileMapper = {
  toDto(habit: UpstreamHabit): TileDto {
    return {
      title: habit.title.toUpperCase(),
      subtitle: `${LABELS[habit.frequency] ?? habit.frequency}, ${habit.completedDates.length} done`,
      target: { amount: habit.target, unit: habit.unit === 'times' ? '×' : habit.unit },
      streak: habit.streak,
      done: habit.completedDates.length >= habit.target,
    }
  },
  toDtos(habits: readonly UpstreamHabit[]): TileDto[] {
    return habits.map(TileMapper.toDto).sort((a, b) => b.streak - a.streak || a.title.localeCompare(b.title))
  },
}
