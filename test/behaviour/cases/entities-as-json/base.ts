export interface Serializable<T> { toJSON(): T }
export type Mutable<T> = { -readonly [K in keyof T]: T[K] }
export type FieldErrors<T> = { [K in keyof T]?: string }

export abstract class Repository<TEntity, TRaw, TId = string> {
  protected abstract readonly path: string
  protected abstract hydrate(raw: TRaw): TEntity

  protected async send<T>(method: string, suffix = '', body?: unknown): Promise<T> {
    const res = await fetch(`${process.env.HABIT_API}/api/v1${this.path}${suffix}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-api-key': String(process.env.HABIT_API_KEY) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const envelope = (await res.json()) as { success: boolean; data: T; error: string | null }
    if (envelope.success === false) throw new RepositoryError(envelope.error ?? res.statusText, res.status)
    return envelope.data
  }
  async all(): Promise<TEntity[]> {
    return (await this.send<TRaw[]>('GET')).map((raw) => this.hydrate(raw))
  }
  async byId(id: TId): Promise<TEntity | undefined> {
    try {
      return this.hydrate(await this.send<TRaw>('GET', `/${id}`))
    } catch (e) {
      if (e instanceof RepositoryError && e.status === 404) return undefined
      throw e
    }
  }
}
export class RepositoryError extends Error {
  constructor(message: string, readonly status: number) { super(message) }
}
