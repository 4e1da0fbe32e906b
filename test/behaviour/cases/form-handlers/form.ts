export interface ChangeLike {
  target: { name: string; value: string }
}

export class Form<T extends Record<string, string>> {
  private readonly listeners: Array<(values: T) => void> = []

  constructor(private values: T) {}

  onChange(listener: (values: T) => void): this {
    this.listeners.push(listener)
    return this
  }

  handle(event: ChangeLike): void {
    this.values = { ...this.values, [event.target.name]: event.target.value }
    for (const listener of this.listeners) listener(this.values)
  }

  read(): Readonly<T> {
    return this.values
  }
}
