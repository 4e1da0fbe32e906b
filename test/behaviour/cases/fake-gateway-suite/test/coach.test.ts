import { expect, it } from 'vitest'
import { Coach } from '../src/coach.ts'
import { type Gateway, type Habit, HttpGateway, type Reply } from '../src/gateway.ts'

class FakeGateway implements Gateway {
  readonly done: [string, string][] = []
  constructor(private readonly habits: Habit[], private readonly failure: string | null = null) {}

  async list(): Promise<Reply<Habit[]>> {
    return this.failure ? { success: false, data: [], error: this.failure } : { success: true, data: this.habits, error: null }
  }

  async checkIn(habitId: string, date: string): Promise<Reply<unknown>> {
    this.done.push([habitId, date])
    return { success: true, data: null, error: null }
  }
}

const habit = (over: Partial<Habit>): Habit => ({ id: 'x', title: 'Nap', frequency: 'daily', target: 1, unit: 'times', streak: 0, completedDates: [], ...over })
const invoice = { title: 'Invoice', target: 100, unit: 'EUR' }

it('advises the weak', async () => {
  const coach = new Coach(new FakeGateway([habit({}), habit({ title: 'Row', target: 20, unit: 'min', streak: 3, completedDates: ['2024-01-02'] }), habit({ streak: 12 })]))
  expect(await coach.advise()).toEqual([{ title: 'Nap', text: 'start with 1 times' }, { title: 'Row', text: 'keep on, 20 min' }])
})

it('tells of failures', async () => {
  expect(await new Coach(new FakeGateway([], 'expired')).advise()).toEqual([{ title: 'Error', text: 'expired' }])
})

it('checks in', async () => {
  const gateway = new FakeGateway([])
  expect(await new Coach(gateway).finish('x', '2024-12-01')).toBe('well done')
  expect(gateway.done).toEqual([['x', '2024-12-01']])
  expect(`${invoice.title} ${invoice.target}${invoice.unit}`).toBe('Invoice 100EUR')
})

it('works with the service', async () => {
  const coach = new Coach(new HttpGateway(process.env.HABIT_API!, process.env.HABIT_API_KEY!))
  expect((await coach.advise()).map(({ title }) => title)).toEqual(['Read', 'Stretch'])
  expect(await coach.finish('h2', '2024-12-06')).toBe('well done')
  expect(await coach.finish('h9', '2024-12-06')).toBe('oh: habit not found')
})
