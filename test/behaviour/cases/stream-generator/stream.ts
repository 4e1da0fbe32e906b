export type Habit = {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
  completedDates: string[]
}

type Reply<T> = { success: true; data: T; error: null } | { success: false; data: null; error: string }

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export async function retry<T>(times: number, action: (attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await action(attempt)
    } catch (error) {
      if (attempt >= times) throw error
      await sleep(attempt * 5)
    }
  }
}

async function read<T>(path: string): Promise<T> {
  return retry(3, async (attempt) => {
    if (attempt === 1 && path.endsWith('h2')) throw new Error('flaky')
    const res = await fetch(`${process.env.HABIT_API!}/api/v1${path}`, { headers: { 'X-API-Key': process.env.HABIT_API_KEY! } })
    const reply = (await res.json()) as Reply<T>
    if (reply.success) return reply.data
    throw new Error(reply.error)
  })
}

export async function* details(): AsyncGenerator<Habit, number, void> {
  const all = await read<Habit[]>('/habits')
  for (const { id } of all) yield await read<Habit>(`/habits/${id}`)
  return all.length
}

export async function* take<T>(count: number, source: AsyncIterable<T>): AsyncGenerator<T> {
  if (count <= 0) return
  for await (const item of source) {
    yield item
    if (--count === 0) return
  }
}

export async function* where<T>(source: AsyncIterable<T>, test: (item: T) => boolean): AsyncGenerator<T> {
  for await (const item of source) if (test(item)) yield item
}
