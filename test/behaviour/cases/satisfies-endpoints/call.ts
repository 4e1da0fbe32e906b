import { endpoints, type Bodies, type Endpoint, type Results } from './endpoints.ts'

type BodyOf<E extends Endpoint> = E extends keyof Bodies ? { body: Bodies[E] } : { body?: undefined }
type Args<E extends Endpoint> = { params?: Record<string, string> } & BodyOf<E>
interface Reply<T> { success: boolean; data: T; error: string | null }

export async function call<E extends Endpoint>(name: E, args: Args<E>): Promise<Results[E]> {
  const { method, path } = endpoints[name]
  const url = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(args.params?.[key] ?? ''))
  const response = await fetch(process.env.HABIT_API + url, {
    method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' },
    body: args.body ? JSON.stringify(args.body) : undefined,
  })
  const reply = (await response.json()) as Reply<Results[E]>
  if (!reply.success) throw Object.assign(new Error(reply.error ?? ''), { endpoint: name })
  return reply.data
}
