export interface RequestConfig {
  url: string
  method: 'GET' | 'POST' | 'DELETE'
  data?: unknown
  signal?: AbortSignal
}

/** What the generated functions send their requests by. */
export async function request<T>({ url, method, data, signal }: RequestConfig): Promise<T> {
  const response = await fetch(`${process.env.HABIT_API}/api/v1${url}`, {
    method,
    signal,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY ?? '', 'Content-Type': 'application/json' },
    body: data === undefined ? undefined : JSON.stringify(data),
  })
  return (await response.json()) as T
}
