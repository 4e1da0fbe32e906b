import { Injectable } from '../container.ts'
import { Get, Post, type Incoming } from '../routing.ts'
import { CreateHabitDto } from './habit.dto.ts'
import { HabitsService } from './habits.service.ts'

@Injectable(HabitsService)
export class HabitsController {
  constructor(private readonly habits: HabitsService) {}

  @Get('/my/habits')
  list() {
    return this.habits.list()
  }
  @Get('/my/today')
  today() {
    return this.habits.today()
  }
  @Post('/my/habits')
  create({ body }: Incoming) {
    return this.habits.create(new CreateHabitDto(body))
  }
  @Post('/my/habits/:id/done/:day')
  done({ params }: Incoming) {
    return this.habits.complete(params.id, params.day)
  }
  @Post('/my/habits/prune')
  async prune() {
    return { success: true, data: await this.habits.prune(), error: null }
  }
}
