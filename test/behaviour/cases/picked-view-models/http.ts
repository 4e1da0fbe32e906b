export interface Envelope<T> {
  success: boolean
  data: T
  error: string | null
}

async function request<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${process.env.HABIT_API}/api/v1${path}`, {
    method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY ?? '', 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  const { success, data, error } = (await response.json()) as Envelope<T>
  if (!success) throw new Error(error ?? 'failed')
  return data
}

export const get = <T>(path: string) => request<T>('GET', path)
export const post = <T, B extends object>(path: string, body: B) => request<T>('POST', path, body)
