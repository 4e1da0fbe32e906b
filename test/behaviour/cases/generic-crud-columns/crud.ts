export interface Result<T> {
  success: boolean
  data: T
  error: string | null
}
export interface Entity {
  id: string
}
export abstract class Crud<T extends Entity, D extends object = Partial<Omit<T, 'id'>>> {
  protected abstract readonly resource: string
  constructor(protected readonly origin: string, protected readonly key: string) {}

  list(): Promise<T[]> {
    return this.http<T[]>('GET', '')
  }
  one(id: T['id']): Promise<T> {
    return this.http<T>('GET', `/${id}`)
  }
  create(draft: D): Promise<T> {
    return this.http<T>('POST', '', draft)
  }
  update(id: T['id'], changes: Partial<D>): Promise<T> {
    return this.http<T>('PUT', `/${id}`, changes)
  }
  protected async http<R>(method: string, path: string, body?: object): Promise<R> {
    const res = await fetch(`${this.origin}/api/v1/${this.resource}${path}`, {
      method,
      headers: { 'X-API-Key': this.key, 'Content-Type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    })
    const result: Result<R> = await res.json()
    if (result.error !== null) throw new Error(result.error)
    return result.data
  }
}
