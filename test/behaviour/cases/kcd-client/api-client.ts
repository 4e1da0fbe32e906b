type CustomConfig = Omit<RequestInit, 'body'> & { data?: unknown }

const apiURL = process.env.HABIT_API

export async function client<T>(endpoint: string, { data, headers: customHeaders, ...customConfig }: CustomConfig = {}): Promise<T> {
  const config: RequestInit = {
    method: data ? 'POST' : 'GET',
    body: data ? JSON.stringify(data) : undefined,
    headers: {
      'X-API-Key': process.env.HABIT_API_KEY!,
      ...(data ? { 'Content-Type': 'application/json' } : {}),
      ...(customHeaders as Record<string, string> | undefined),
    },
    ...customConfig,
  }
  const response = await fetch(`${apiURL}/api/v1/${endpoint}`, config)
  const body = await response.json()
  if (response.ok) return body.data as T
  return Promise.reject(body.error)
}
