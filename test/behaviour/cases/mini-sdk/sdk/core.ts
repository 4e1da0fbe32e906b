import type { ApiEnvelope } from './types.ts'

export interface Options {
  baseUrl: string
  apiKey: string
  fetch?: typeof globalThis.fetch
}

export class HabitApiError extends Error {
  override name = 'HabitApiError'
  constructor(message: string, public readonly status: number) {
    super(message)
  }
}

export abstract class Resource {
  constructor(protected readonly options: Options) {}

  protected get<T>(path: string, query?: Record<string, string>) {
    const search = query ? `?${new URLSearchParams(query)}` : ''
    return this.request<T>('GET', path + search)
  }

  protected post<T>(path: string, body: object) {
    return this.request<T>('POST', path, body)
  }

  protected put<T>(path: string, body: object) {
    return this.request<T>('PUT', path, body)
  }

  protected del<T>(path: string, body?: object) {
    return this.request<T>('DELETE', path, body)
  }

  private async request<T>(method: string, path: string, body?: object): Promise<T> {
    const { baseUrl, apiKey, fetch = globalThis.fetch } = this.options
    const response = await fetch(`${baseUrl}/api/v1${path}`, {
      method,
      headers: { 'X-API-Key': apiKey, 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    })
    const envelope: ApiEnvelope<T> = await response.json()
    if (!envelope.success) throw new HabitApiError(envelope.error ?? 'request failed', response.status)
    return envelope.data
  }
}
