export interface Described<In, Out> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: (input: In) => string
  body?: (input: In) => unknown
  readonly out?: Out
}

export const define = <In, Out>(call: Described<In, Out>): Described<In, Out> => call

export async function run<In, Out>(call: Described<In, Out>, input: In): Promise<Out> {
  const body = call.body?.(input)
  const response = await fetch(`${process.env.HABIT_API}${call.path(input)}`, {
    method: call.method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY!, ...(body ? { 'Content-Type': 'application/json' } : null) },
    body: body ? JSON.stringify(body) : null,
  })
  const { success, data, error } = (await response.json()) as { success: boolean; data: Out; error: string | null }
  if (!success) throw new Error(error ?? 'no reason')
  return data
}
