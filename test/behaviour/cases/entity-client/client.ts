export type Envelope<T> = { success: true; data: T; error: null } | { success: false; data: null; error: string }

export interface Entities {
  habits: HabitDto
  areas: AreaDto
}

export interface HabitDto {
  readonly id: string
  title: string
  frequency: 'daily' | 'weekly'
  target: number
  unit: string
  streak: number
  completedDates: string[]
}

export interface AreaDto {
  readonly id: string
  name: string
}

export class ServiceError extends Error {
  constructor(message: string, readonly status: number) {
    super(message)
    this.name = 'ServiceError'
  }
}

export class Client {
  readonly #base: string
  readonly #key: string

  constructor({ base, key }: { base: string; key: string }) {
    this.#base = base.replace(/\/$/, '')
    this.#key = key
  }

  list<K extends keyof Entities>(kind: K): Promise<Entities[K][]> {
    return this.#send<Entities[K][]>('GET', `/${kind}`)
  }

  one<K extends keyof Entities>(kind: K, id: string): Promise<Entities[K]> {
    return this.#send<Entities[K]>('GET', `/${kind}/${id}`)
  }

  create(draft: Omit<HabitDto, 'id' | 'streak' | 'completedDates'>): Promise<HabitDto> {
    return this.#send<HabitDto>('POST', '/habits', draft)
  }

  patch(id: string, change: Partial<Pick<HabitDto, 'title' | 'target' | 'unit'>>): Promise<HabitDto> {
    return this.#send<HabitDto>('PUT', `/habits/${id}`, change)
  }

  async #send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.#base}/api/v1${path}`, {
      method,
      headers: { 'X-API-Key': this.#key, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const envelope = (await response.json()) as Envelope<T>
    if (!envelope.success) throw new ServiceError(envelope.error, response.status)
    return envelope.data
  }
}
