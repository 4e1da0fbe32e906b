import type { paths } from './generated/schema'

type Verb = 'get' | 'post' | 'put' | 'delete'
type PathsWith<V extends Verb> = { [P in keyof paths]: paths[P] extends Record<V, unknown> ? P : never }[keyof paths]
type Operation<P extends keyof paths, V extends Verb> = paths[P] extends Record<V, infer O> ? O : never
type Reply<O> = O extends { responses: infer R } ? { [S in keyof R]: R[S] extends { content: { 'application/json': infer J } } ? J : never }[keyof R] : never
type Init<O> = (O extends { parameters: { path: infer X } } ? (X extends object ? { path: X } : unknown) : unknown) &
  (O extends { requestBody: infer B } ? { body: B } : unknown)

interface Loose { path?: Record<string, string>; body?: unknown }

export function createClient({ baseUrl, apiKey }: { baseUrl: string; apiKey: string }) {
  async function send(verb: string, path: string, init: Loose = {}): Promise<unknown> {
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(init.path?.[name] ?? ''))
    const response = await fetch(baseUrl + url, {
      method: verb.toUpperCase(),
      headers: { 'X-API-Key': apiKey, 'Content-Type': 'application/json' },
      ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
    })
    return response.json()
  }
  return {
    GET: <P extends PathsWith<'get'>>(path: P, init?: Init<Operation<P, 'get'>>) => send('get', path, init as Loose) as Promise<Reply<Operation<P, 'get'>>>,
    POST: <P extends PathsWith<'post'>>(path: P, init: Init<Operation<P, 'post'>>) => send('post', path, init as Loose) as Promise<Reply<Operation<P, 'post'>>>,
    PUT: <P extends PathsWith<'put'>>(path: P, init: Init<Operation<P, 'put'>>) => send('put', path, init as Loose) as Promise<Reply<Operation<P, 'put'>>>,
  }
}
