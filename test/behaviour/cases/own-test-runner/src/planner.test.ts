import { beforeEach, expect, fn, it } from '../runner.ts'
import { failed, makeHabit, ok } from './factories.ts'
import { Planner } from './planner.ts'

const http = { get: fn(), post: fn(), put: fn() }
const planner = new Planner(http)

beforeEach(() => {
  http.get.mockClear()
  http.post.mockClear()
  http.put.mockClear()
})

it('adds with defaults', async () => {
  http.post.mockResolvedValue(ok(makeHabit({ title: 'Swim' })))
  const habit = await planner.add({ label: 'Swim' })
  expect(habit.title).toBe('Swim')
  expect(http.post).toHaveBeenCalledWith('/api/v1/habits', { title: 'Swim', frequency: 'daily', target: 1, unit: 'times' })
})

it('adds with an amount', async () => {
  http.post.mockResolvedValue(ok(makeHabit({ title: 'Row', target: 5, unit: 'km' })))
  expect((await planner.add({ label: 'Row', amount: 5, measure: 'km' })).target).toBe(5)
  expect(http.post.calls[0]?.[1]).toEqual({ title: 'Row', frequency: 'daily', target: 5, unit: 'km' })
})

it('raises the goal', async () => {
  http.get.mockResolvedValue(ok(makeHabit({ target: 3 })))
  http.put.mockResolvedValue(ok(makeHabit({ target: 4 })))
  expect(await planner.raise('x')).toBe(4)
  expect(http.get).toHaveBeenCalledWith('/api/v1/habits/x')
  expect(http.put).toHaveBeenCalledWith('/api/v1/habits/x', { target: 4, unit: 'times' })
})

it('skips', async () => {
  http.post.mockResolvedValue(ok({}))
  await planner.skip('x', '2024-12-01')
  expect(http.post).toHaveBeenCalledTimes(1)
  expect(http.post).toHaveBeenCalledWith('/api/v1/habits/skip', { habitId: 'x', date: '2024-12-01' })
})

it('lists', async () => {
  http.get.mockResolvedValue(ok([makeHabit({ title: 'A' }), makeHabit({ title: 'B', unit: 'min', target: 9 })]))
  expect(await planner.overview()).toBe('A 1x, B 9 min')
})

it('throws what the service says', async () => {
  http.post.mockResolvedValue(failed('name is required'))
  await expect(planner.add({ label: '' })).rejects.toThrow('name is required')
})
