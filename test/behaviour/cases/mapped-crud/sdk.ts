import type { Create, Crud, Habit, Area, Note, Update } from './resources.ts'

type Answer<T> = { success: boolean; data: T; error: null | string }
type Unwrap<A> = A extends Answer<infer T> ? T : never
export class SdkError extends Error {}

async function http<A extends Answer<unknown>>(method: string, path: string, body?: object): Promise<Unwrap<A>> {
  const r = await fetch(process.env.HABIT_API + '/api/v1' + path, {
    method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const answer = (await r.json()) as A
  if (!answer.success) throw new SdkError(answer.error ?? `HTTP ${r.status}`)
  return answer.data as Unwrap<A>
}

export class HabitSdk {
  readonly habits: Crud<Habit> = {
    list: () => http<Answer<Habit[]>>('GET', '/habits'),
    get: (id) => http<Answer<Habit>>('GET', `/habits/${id}`),
    create: (input: Create<Habit>) => http<Answer<Habit>>('POST', '/habits', input),
    update: (id, input: Update<Habit>) => http<Answer<Habit>>('PUT', `/habits/${id}`, input),
    remove: async (id) => { await http<Answer<{ id: string }>>('DELETE', `/habits/${id}`) },
  }
  readonly areas: Pick<Crud<Area>, 'list'> = { list: () => http<Answer<Area[]>>('GET', '/areas') }
  notesOf(habitId: Habit['id']) {
    return {
      list: () => http<Answer<Note[]>>('GET', `/notes?habitId=${habitId}`),
      add: (text: Note['text']) => http<Answer<Omit<Note, 'id'>>>('POST', '/notes', { habitId, text }),
    }
  }
}
