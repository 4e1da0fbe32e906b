export interface ApiResponse<TData, TMeta = undefined> {
  success: boolean
  data: TData
  error: string | null
  meta?: TMeta
}

export type Handler<T> = (value: T) => void

export class HttpError extends Error {
  constructor(readonly status: number, readonly reason: string) {
    super(`${status}: ${reason}`)
  }
}

export class Http {
  constructor(private readonly base: string, private readonly key: string) {}

  request<T>(path: string): Promise<T>
  request<T, B>(path: string, method: string, body: B): Promise<T>
  async request<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
    const response = await fetch(`${this.base}/api/v1${path}`, {
      method,
      headers: { 'X-API-Key': this.key, 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const envelope: ApiResponse<T> = await response.json()
    if (envelope.error !== null && !envelope.success) throw new HttpError(response.status, envelope.error)
    return envelope.data
  }
}

export class Resource<T extends { id: string }, TCreate = Omit<T, 'id'>> {
  constructor(private readonly http: Http, private readonly path: string) {}
  all(): Promise<T[]> {
    return this.http.request<T[]>(this.path)
  }
  find(id: T['id']): Promise<T> {
    return this.http.request<T>(`${this.path}/${id}`)
  }
  add(value: TCreate): Promise<T> {
    return this.http.request<T, TCreate>(this.path, 'POST', value)
  }
}
