import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as client from '../src/client.js'
import { harder, overview } from '../src/presenter.js'
import { setting } from '../src/thermostat.js'
import { aHabit } from './build.js'

vi.mock('../src/client.js', () => ({ fetchHabits: vi.fn(), fetchHabit: vi.fn(), updateHabit: vi.fn() }))

beforeEach(() => vi.clearAllMocks())

describe('overview', () => {
  it('counts and lists', async () => {
    client.fetchHabits.mockResolvedValue([aHabit(), aHabit({ id: 'x2', title: 'Swim', target: 20, unit: 'laps', streak: 11 })])
    expect(await overview()).toEqual({ count: 2, best: 11, rows: [['Chess', '2x'], ['Swim', '20 laps']] })
  })
})

describe('harder', () => {
  it('raises the goal', async () => {
    client.fetchHabit.mockResolvedValueOnce(aHabit({ target: 4 }))
    client.updateHabit.mockImplementation(async (id, changes) => ({ success: true, data: { ...aHabit({ id }), ...changes }, error: null }))
    expect(await harder('x1', 3)).toBe('now 7')
    expect(client.updateHabit).toHaveBeenCalledWith('x1', { target: 7, unit: 'times' })
  })

  it('reports a failure', async () => {
    client.fetchHabit.mockResolvedValueOnce(aHabit())
    client.updateHabit.mockResolvedValueOnce({ success: false, data: null, error: 'not allowed' })
    expect(await harder('x1')).toBe('failed: not allowed')
  })
})

it('sets the heat', () => {
  expect(setting({ title: 'Heat', target: 21 })).toBe('Heat: 21°')
})
