import { EventEmitter } from 'node:events'

export interface Context<S> {
  readonly services: S
  readonly bus: EventEmitter
  readonly locale: 'de' | 'en'
}

export interface Plugin<S> {
  readonly name: string
  setup(context: Context<S>): void | Promise<void>
}

export class Host<S> {
  readonly bus = new EventEmitter()
  #plugins: Plugin<S>[] = []

  constructor(
    private readonly services: S,
    private readonly locale: 'de' | 'en',
  ) {}

  use(plugin: Plugin<S>): this {
    this.#plugins = [...this.#plugins, plugin]
    return this
  }

  async start(): Promise<void> {
    for (const plugin of this.#plugins) await plugin.setup({ services: this.services, bus: this.bus, locale: this.locale })
    this.bus.emit('ready', this.#plugins.map(({ name }) => name))
  }
}
