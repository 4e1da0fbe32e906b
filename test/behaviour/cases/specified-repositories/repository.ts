import type { Specification } from './specification.ts'

interface Answer<T> {
  success: boolean
  data: T
  error: string | null
}

export abstract class Repository<Raw extends { id: string }, Entity> {
  protected abstract readonly resource: string
  protected abstract hydrate(raw: Raw): Entity

  protected async request<T>(path = '', method = 'GET', body?: unknown): Promise<T> {
    const response = await fetch(`${process.env.HABIT_API}/api/v1/${this.resource}${path}`, {
      method,
      headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const answer = (await response.json()) as Answer<T>
    if (!answer.success) throw new RangeError(answer.error ?? 'unknown')
    return answer.data
  }

  async all(): Promise<Entity[]> {
    return (await this.request<Raw[]>()).map((raw) => this.hydrate(raw))
  }

  async matching(specification: Specification<Entity>): Promise<Entity[]> {
    return (await this.all()).filter((entity) => specification.holds(entity))
  }
}
