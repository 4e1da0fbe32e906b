import type { Transport } from './transport.ts'

/** A part of the service below a path of its own. */
export abstract class Resource {
  abstract readonly path: string
  protected readonly transport: Transport

  constructor(transport: Transport) {
    this.transport = transport
  }

  protected read<T>(suffix = '', query?: Record<string, string>): Promise<T> {
    return this.transport.request<T>('GET', this.path + suffix, { query })
  }

  protected send<T>(method: string, suffix: string, json?: unknown): Promise<T> {
    return this.transport.request<T>(method, this.path + suffix, { json })
  }
}
