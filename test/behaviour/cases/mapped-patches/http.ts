import type { HabitId, HabitRecord, Patch } from './types.ts'

export interface Transport { request<T>(options: { method?: string; path: string; json?: unknown; query?: Record<string, string> }): Promise<T> }
export class HttpError extends Error { constructor(readonly status: number, readonly reason: string) { super(`${status}: ${reason}`) } }

export function transport(base: URL, key: string): Transport {
  return {
    async request<T>({ method = 'GET', path, json, query = {} }: { method?: string; path: string; json?: unknown; query?: Record<string, string> }): Promise<T> {
      const url = new URL(`api/v1/${path}`, base)
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      const response = await fetch(url, { method, headers: { 'X-API-Key': key, 'Content-Type': 'application/json' }, ...(json === undefined ? {} : { body: JSON.stringify(json) }) })
      const body: { success: boolean; data?: T; error: string | null } = await response.json()
      if (!body.success || body.data === undefined) throw new HttpError(response.status, body.error ?? 'empty')
      return body.data
    },
  }
}
export class Habits {
  constructor(private readonly t: Transport) {}
  get = (id: HabitId) => this.t.request<HabitRecord>({ path: `habits/${id}` })
  list = () => this.t.request<HabitRecord[]>({ path: 'habits' })
  patch = (id: HabitId, patch: Patch) => this.t.request<HabitRecord>({ method: 'PUT', path: `habits/${id}`, json: patch })
  note = (habitId: HabitId, text: string) => this.t.request<{ text: string }>({ method: 'POST', path: 'notes', json: { habitId, text } })
  notes = (habitId: HabitId) => this.t.request<{ text: string }[]>({ path: 'notes', query: { habitId } })
}
