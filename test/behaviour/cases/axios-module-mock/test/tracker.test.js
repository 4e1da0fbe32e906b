import axios from 'axios'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { film } from '../src/films.js'
import { finish, start, summary } from '../src/tracker.js'

vi.mock('axios')

const today = [
  { id: '1', title: 'Yoga', frequency: 'daily', target: 2, unit: 'times', streak: 3, completedDates: ['2024-12-01'] },
  { id: '2', title: 'Violin', frequency: 'daily', target: 30, unit: 'min', streak: 8, completedDates: [] },
]

afterEach(() => { vi.resetAllMocks() })

describe('summary', () => {
  it('is one line', async () => {
    axios.get.mockResolvedValue({ data: { success: true, data: today, error: null } })
    expect(await summary()).toBe('Yoga 3/2; Violin 8/30min')
    expect(axios.get).toHaveBeenCalledWith(`${process.env.HABIT_API}/api/v1/habits/today`, expect.anything())
  })

  it('tells of errors', async () => {
    axios.get.mockResolvedValueOnce({ data: { success: false, data: null, error: 'expired key' } })
    expect(await summary()).toBe('error: expired key')
  })
})

describe('finish', () => {
  it('logs the day', async () => {
    axios.post.mockResolvedValueOnce({ data: { success: true, data: {}, error: null } })
    expect(await finish(today[0], '2024-12-02')).toBe(2)
    expect(axios.post).toHaveBeenCalledTimes(1)
    const [url, body] = axios.post.mock.calls[0]
    expect(url).toMatch(/^http/)
    expect(body.date).toBe('2024-12-02')
  })
})

describe('start', () => {
  it('creates', async () => {
    axios.post.mockImplementationOnce(async (url, body) => ({ data: { success: true, data: { id: '3', streak: 0, completedDates: [], ...body }, error: null } }))
    const habit = await start('Cello', 45)
    expect(habit).toMatchObject({ title: 'Cello', target: 45, unit: 'min' })
  })

  it('explains', async () => {
    axios.post.mockRejectedValueOnce({ response: { status: 400, data: { success: false, data: null, error: 'name is required' } } })
    await expect(start('', 1)).rejects.toThrow('cannot start: name is required')
  })
})

it('asks for a film', async () => {
  axios.get.mockResolvedValueOnce({ data: { title: 'Alien', success: true } })
  expect(await film(1)).toBe('Alien')
})
