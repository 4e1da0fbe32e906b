export class HttpError extends Error {
  constructor(readonly status: number, message: string, readonly body?: unknown) { super(message); this.name = 'HttpError' }
}
export type Query = Record<string, string | number | undefined>
export abstract class BaseClient {
  protected abstract readonly prefix: string
  constructor(private readonly base: string, private readonly key: string) {}
  protected async request<T>(method: string, path: string, { query, body }: { query?: Query; body?: unknown } = {}): Promise<T> {
    const url = new URL(this.prefix + path, this.base)
    for (const [k, v] of Object.entries(query ?? {})) if (v !== undefined) url.searchParams.set(k, String(v))
    const response = await fetch(url, {
      method,
      headers: { Accept: 'application/json', 'X-API-Key': this.key, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
    })
    const json = (await response.json()) as { success: boolean; data: T; error: string | null }
    if (!json.success) throw new HttpError(response.status, json.error ?? 'unknown', json)
    return json.data
  }
}
