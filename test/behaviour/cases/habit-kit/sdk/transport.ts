import { type ApiEnvelope, HabitKitError } from './types.ts'

export interface TransportOptions {
  baseUrl: string
  apiKey: string
  retries?: number
  fetch?: typeof globalThis.fetch
}

type Query = Record<string, string | number | boolean | undefined>

export class Transport {
  readonly #baseUrl: string
  readonly #headers: Record<string, string>
  readonly #fetch: typeof globalThis.fetch
  #retriesLeft: number

  constructor({ baseUrl, apiKey, retries = 1, fetch = globalThis.fetch }: TransportOptions) {
    this.#baseUrl = baseUrl.replace(/\/$/, '')
    this.#headers = { 'X-API-Key': apiKey }
    this.#retriesLeft = retries
    this.#fetch = fetch
  }

  get<T>(path: string, query: Query = {}): Promise<T> {
    return this.#send<T>('GET', path, { query })
  }

  post<T>(path: string, body: unknown): Promise<T> {
    return this.#send<T>('POST', path, { body })
  }

  put<T>(path: string, body: unknown): Promise<T> {
    return this.#send<T>('PUT', path, { body })
  }

  delete<T = void>(path: string, body?: unknown): Promise<T> {
    return this.#send<T>('DELETE', path, { body })
  }

  async #send<T>(method: string, path: string, { query = {}, body }: { query?: Query; body?: unknown }): Promise<T> {
    const url = new URL(`${this.#baseUrl}/api/v1${path}`)
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, String(value))
    }
    const headers: Record<string, string> = { ...this.#headers }
    if (body !== undefined) headers['Content-Type'] = 'application/json'
    let response: Response
    try {
      response = await this.#fetch(url, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
    } catch (reason) {
      if (this.#retriesLeft-- > 0) return this.#send(method, path, { query, body })
      throw new HabitKitError(`network: ${String(reason)}`, 0)
    }
    const envelope = (await response.json()) as ApiEnvelope<T>
    if (!envelope.success || envelope.data === null) {
      throw new HabitKitError(envelope.error ?? response.statusText, response.status)
    }
    return envelope.data
  }
}
