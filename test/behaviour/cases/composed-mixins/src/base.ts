import type { Requests } from './mixins'
export class Http implements Requests {
  protected readonly root = `${process.env.HABIT_API}/api/v1`
  async request<T>(method: string, path: string, body?: unknown): Promise<T> {
    const res = await fetch(this.root + path, { method, headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' }, body: body ? JSON.stringify(body) : null })
    const reply = (await res.json()) as { success: boolean; data: T; error: string | null }
    if (!reply.success) throw Object.assign(new Error(reply.error!), { status: res.status })
    return reply.data
  }
}
