import { AreasResource, HabitsResource } from './resources.ts'
import { Transport, type TransportOptions } from './transport.ts'

export { HabitKitError, type Habit, type UpdateHabit } from './types.ts'

export class HabitKit {
  readonly habits: HabitsResource
  readonly areas: AreasResource

  private constructor(transport: Transport) {
    this.habits = new HabitsResource(transport)
    this.areas = new AreasResource(transport)
  }

  static connect(options: TransportOptions): HabitKit {
    return new HabitKit(new Transport(options))
  }
}
