export interface Sent {
  query?: Record<string, string | undefined>
  json?: unknown
}

export class Transport {
  readonly #root: URL
  readonly #key: string

  constructor(root: URL, key: string) {
    this.#root = root
    this.#key = key
  }

  async request<T>(method: string, path: string, { query = {}, json }: Sent = {}): Promise<T> {
    const url = new URL(path.replace(/^\//, ''), this.#root)
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, String(value))
    }
    const response = await fetch(url, {
      method,
      headers: { 'X-API-Key': this.#key, 'Content-Type': 'application/json' },
      body: json === undefined ? undefined : JSON.stringify(json),
    })
    return (await response.json()).data
  }
}
