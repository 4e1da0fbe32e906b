export interface Habit { readonly id: string; readonly title: string; readonly frequency: string; readonly target: number; readonly unit: string; readonly streak: number }
export type Reply<T> = { success: boolean; data: T; error: string | null }

const options = (method: string, body?: object): RequestInit => ({
  method,
  headers: [['X-API-Key', process.env.HABIT_API_KEY!], ['Content-Type', 'application/json']],
  ...(body && { body: JSON.stringify(body) }),
})
const root = `${process.env.HABIT_API}/api/v1/habits`
export const list = async (): Promise<Reply<Habit[]>> => (await fetch(root, options('GET'))).json()
export const save = async ({ id, title }: Habit): Promise<Reply<Habit>> => (await fetch(`${root}/${id}`, options('PUT', { title }))).json()
export const purge = async (...ids: string[]): Promise<Reply<unknown>> => (await fetch(`${root}/bulk`, options('DELETE', { ids }))).json()
