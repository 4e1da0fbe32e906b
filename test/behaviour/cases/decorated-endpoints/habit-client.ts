import { Delete, Get, Post, Put, type RestHost } from './rest.ts'

export interface HabitDto { id: string; title: string; frequency: string; target: number; unit: string; streak: number; completedDates: string[] }
export type NewHabit = Pick<HabitDto, 'title' | 'frequency' | 'target' | 'unit'>
const todo = (): never => { throw new Error('decorated') }

export class HabitClient implements RestHost {
  readonly baseUrl: string
  readonly headers: Record<string, string>
  constructor(host: string, key: string) {
    this.baseUrl = `${host}/api/v1`
    this.headers = { 'X-API-Key': key, 'Content-Type': 'application/json' }
  }
  @Get('/habits') async list(): Promise<HabitDto[]> { return todo() }
  @Get('/habits/today') async today(): Promise<HabitDto[]> { return todo() }
  @Get('/habits/:id') async one(_params: { id: string }): Promise<HabitDto> { return todo() }
  @Post('/habits') async create(_params: {}, _body: NewHabit): Promise<HabitDto> { return todo() }
  @Put('/habits/:id') async update(_params: { id: string }, _body: Partial<NewHabit>): Promise<HabitDto> { return todo() }
  @Delete('/habits/:id') async remove(_params: { id: string }): Promise<{ id: string }> { return todo() }
  @Get('/user/statistics') async overview(): Promise<{ habits: number; completions: number }> { return todo() }
}
