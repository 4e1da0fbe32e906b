export interface HabitJson {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
  completedDates: string[]
}

export type Outcome<T> = { kind: 'ok'; data: T } | { kind: 'failed'; reason: string; status: number }

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  query?: Record<string, string>
}

export class Gateway {
  static #instance: Gateway | undefined
  static get shared(): Gateway {
    return (Gateway.#instance ??= new Gateway(process.env.HABIT_API!, process.env.HABIT_API_KEY!))
  }

  private constructor(
    private readonly origin: string,
    private readonly key: string,
  ) {}

  async request<T>(path: string, { method = 'GET', body, query = {} }: RequestOptions = {}): Promise<Outcome<T>> {
    const search = new URLSearchParams(query).toString()
    const response = await fetch(`${this.origin}/api/v1${path}${search && `?${search}`}`, {
      method,
      headers: { 'X-API-Key': this.key, ...(body ? { 'Content-Type': 'application/json' } : null) },
      body: body ? JSON.stringify(body) : null,
    })
    const json = await response.json()
    return json.success
      ? { kind: 'ok', data: json.data as T }
      : { kind: 'failed', reason: String(json.error), status: response.status }
  }
}
