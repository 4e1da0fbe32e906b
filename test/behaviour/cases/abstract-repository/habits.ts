import { Repository } from './repository.ts'
import { Routine, type RoutineDraft } from './domain.ts'

interface HabitDto {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
  completedDates: string[]
}

export class HabitRepository extends Repository<HabitDto, Routine, RoutineDraft> {
  protected readonly resource = 'habits'

  protected toModel(dto: HabitDto): Routine {
    return new Routine(dto.id, dto.title, dto.streak, dto.target)
  }

  protected toBody({ label, perDay }: RoutineDraft): Partial<HabitDto> {
    return { title: label, target: perDay, unit: 'times', frequency: 'daily' }
  }
}
