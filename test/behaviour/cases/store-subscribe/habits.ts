import { createStore } from './store.ts'

export interface Habit {
  id: string
  title: string
  target: number
  streak: number
  completedDates: string[]
}

interface HabitsState {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  byId: Record<string, Habit>
  error: string | null
}

export const store = createStore<HabitsState>({ status: 'idle', byId: {}, error: null })

const url = (path = '') => `${process.env.HABIT_API}/api/v1/habits${path}`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY as string }

export async function load(): Promise<void> {
  store.set({ status: 'loading', error: null })
  const reply: { success: boolean; data: Habit[]; error: string | null } = await (await fetch(url(), { headers })).json()
  if (reply.success) {
    store.set({ status: 'ready', byId: Object.fromEntries(reply.data.map((habit) => [habit.id, habit])) })
  } else {
    store.set({ status: 'failed', error: reply.error })
  }
}

export async function setTarget(id: string, target: number): Promise<void> {
  const before = store.get().byId[id]
  // optimistic
  store.set(({ byId }) => ({ byId: { ...byId, [id]: { ...before, target } } }))
  const reply = await fetch(url(`/${id}`), {
    method: 'PUT',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ target }),
  }).then((r) => r.json() as Promise<{ success: boolean; error: string | null }>)
  if (!reply.success) store.set(({ byId }) => ({ byId: { ...byId, [id]: before }, error: reply.error }))
}

export const selectTitles = (state: HabitsState): string[] => Object.values(state.byId).map((habit) => habit.title)
export const selectDone = (state: HabitsState): number =>
  Object.values(state.byId).reduce((sum, { completedDates }) => sum + completedDates.length, 0)
export const selectLongest = (state: HabitsState): Habit | undefined =>
  Object.values(state.byId).sort((a, b) => b.streak - a.streak).at(0)
