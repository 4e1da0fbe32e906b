export interface Envelope<T> {
  success: boolean
  data: T
  error: string | null
}

export class RequestFailed extends Error {
  constructor(readonly status: number, message: string) {
    super(message)
  }
}

export abstract class Repository<Dto extends { id: string }, Model, Draft> {
  protected abstract readonly resource: string
  protected abstract toModel(dto: Dto): Model
  protected abstract toBody(draft: Draft): object

  constructor(private readonly origin: string, private readonly key: string) {}

  async list(): Promise<Model[]> {
    return (await this.send<Dto[]>('GET', '')).map((dto) => this.toModel(dto))
  }

  async find(id: string): Promise<Model | undefined> {
    try {
      return this.toModel(await this.send<Dto>('GET', `/${encodeURIComponent(id)}`))
    } catch (e) {
      if (e instanceof RequestFailed && e.status === 404) return undefined
      throw e
    }
  }

  async create(draft: Draft): Promise<Model> {
    return this.toModel(await this.send<Dto>('POST', '', this.toBody(draft)))
  }

  protected async send<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.origin}/api/v1/${this.resource}${path}`, {
      method,
      headers: { 'X-API-Key': this.key, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : undefined,
    })
    const envelope = (await response.json()) as Envelope<T>
    if (!envelope.success) throw new RequestFailed(response.status, envelope.error ?? 'unknown error')
    return envelope.data
  }
}
