import type { Input, NoInput, Op, Output } from './operations.ts'

type Wire = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; body?: unknown }
type Routes = { [K in Op]: (input: Input<K>) => Wire }

const routes: Routes = {
  'habits.list': () => ({ method: 'GET', path: '/habits' }),
  'habits.today': () => ({ method: 'GET', path: '/habits/today' }),
  'habits.get': ({ id }) => ({ method: 'GET', path: `/habits/${id}` }),
  'habits.save': ({ id, patch }) => ({ method: 'PUT', path: `/habits/${id}`, body: patch }),
  'habits.skip': (input) => ({ method: 'POST', path: '/habits/skip', body: input }),
  'stats.mine': () => ({ method: 'GET', path: '/user/statistics' }),
  'notes.of': ({ habitId }) => ({ method: 'GET', path: `/notes?habitId=${habitId}` }),
}

export class SdkError extends Error {
  override name = 'SdkError'
}

export class Sdk {
  constructor(private readonly base: string, private readonly key: string) {}

  call<K extends NoInput>(op: K): Promise<Output<K>>
  call<K extends Exclude<Op, NoInput>>(op: K, input: Input<K>): Promise<Output<K>>
  async call(op: Op, input?: unknown): Promise<unknown> {
    const { method, path, body } = (routes[op] as (input: unknown) => Wire)(input)
    const reply = await fetch(`${this.base}/api/v1${path}`, {
      method,
      headers: { 'X-API-Key': this.key, 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const { success, data, error } = await reply.json()
    if (!success) throw new SdkError(error)
    return data
  }
}
