import type { Editable, Habit } from './model.ts'

class Client {
  private readonly root = new URL('/api/v1/', process.env.HABIT_API!)

  async get(id: string): Promise<Habit> {
    return this.read(await fetch(new URL(`habits/${id}`, this.root), { headers: this.headers() }))
  }

  async put(id: string, body: Partial<Editable>): Promise<Habit> {
    return this.read(await fetch(new URL(`habits/${id}`, this.root), { method: 'PUT', headers: this.headers(), body: JSON.stringify(body) }))
  }

  private headers() {
    return { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' }
  }

  private async read(response: Response): Promise<Habit> {
    const { success, data, error }: { success: boolean; data: Habit; error: string | null } = await response.json()
    if (!success) throw new Error(error ?? response.statusText)
    return data
  }
}

export const client = new Client()
