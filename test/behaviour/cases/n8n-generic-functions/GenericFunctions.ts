export type IDataObject = Record<string, unknown>

export interface IExecuteFunctions {
  getNodeParameter(name: string, fallback?: unknown): unknown
  getCredentials(): { url: string; apiKey: string }
}

export async function habitApiRequest(
  this: IExecuteFunctions,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  resource: string,
  body: IDataObject = {},
): Promise<any> {
  const { url, apiKey } = this.getCredentials()
  const options: RequestInit = {
    method,
    headers: { 'X-API-Key': apiKey, 'Content-Type': 'application/json' },
  }
  if (Object.keys(body).length) {
    options.body = JSON.stringify(body)
  }
  const response = await fetch(`${url}/api/v1${resource}`, options)
  const result = (await response.json()) as any
  if (!result.success) {
    throw new Error(`Habit service error: ${result.error}`)
  }
  return result.data
}
