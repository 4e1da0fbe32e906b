import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { checkIn, createHabit, listHabits } from '../src/api'
import { shelf } from './books'
import { buildHabit } from './factories'

const respond = (data: unknown, error: string | null = null) =>
  ({ ok: error === null, json: async () => ({ success: error === null, data, error }) }) as Response

describe('habits', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', vi.fn())
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('lists', async () => {
    vi.mocked(fetch).mockResolvedValue(respond([buildHabit({ title: 'Swim', streak: 4 })]))
    const [habit] = await listHabits()
    expect(habit.title).toBe('Swim')
    expect(habit).toMatchObject({ title: 'Swim', streak: 4 })
    expect(fetch).toHaveBeenCalledWith('https://habits.test/api/v1/habits', expect.anything())
  })

  test('creates', async () => {
    vi.mocked(fetch).mockResolvedValueOnce(respond({ id: 'h9', title: 'Read', target: 3, unit: 'times', streak: 0 }))
    expect(await createHabit('Read', 3)).toEqual({ id: 'h9', title: 'Read', target: 3, unit: 'times', streak: 0 })
    expect(fetch).toHaveBeenCalledWith(
      'https://habits.test/api/v1/habits',
      expect.objectContaining({ method: 'POST', body: JSON.stringify({ title: 'Read', target: 3, unit: 'times' }) }),
    )
  })

  test('fails', async () => {
    vi.mocked(fetch).mockResolvedValue(respond(null, 'title is required'))
    await expect(createHabit('', 1)).rejects.toThrow('title is required')
  })

  test('checks in', async () => {
    vi.mocked(fetch).mockResolvedValue(respond({ id: 'l1' }))
    await checkIn('h1', '2024-12-01')
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('leaves books alone', () => {
    expect(shelf).toEqual([{ id: 'b1', title: 'Dune', streak: 2 }])
  })
})
