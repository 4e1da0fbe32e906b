import { expect, test, vi } from 'vitest'
import { listHabits } from '../src/api'
import { report } from '../src/report'
import { buildHabit } from './factories'

vi.mock('../src/api', () => ({ listHabits: vi.fn() }))

test('reports', async () => {
  vi.mocked(listHabits).mockResolvedValue([
    buildHabit({ title: 'Run', streak: 2 }),
    { id: 'h2', title: 'Read', target: 20, unit: 'min', streak: 0 },
  ])
  expect(await report()).toBe('Run: 2\nRead: 0')
})
