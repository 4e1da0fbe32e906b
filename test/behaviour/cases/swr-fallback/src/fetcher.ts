export class RequestError extends Error {
  constructor(readonly status: number, readonly info: string) {
    super(`request failed: ${info}`)
  }
}
export async function fetcher<Data>([path, key]: readonly [string, string]): Promise<Data> {
  const res = await fetch(new URL(path, process.env.HABIT_API), { headers: { 'X-API-Key': key } })
  const json = await res.json()
  if (!res.ok) throw new RequestError(res.status, json.error)
  return json.data as Data
}
