import { Resource } from './resource.ts'

export class Notes extends Resource {
  readonly path = '/notes'

  list(habitId: string): Promise<{ text: string }[]> {
    return this.read<{ text: string }[]>('', { habitId })
  }

  add(habitId: string, text: string): Promise<unknown> {
    return this.send('POST', '', { habitId, text })
  }
}

export class Logs extends Resource {
  readonly path = '/logs'

  of(habitId: string): Promise<unknown[]> {
    return this.read<unknown[]>('', { habitId })
  }
}

export class Areas extends Resource {
  readonly path = '/areas'

  list(): Promise<{ name: string }[]> {
    return this.read<{ name: string }[]>()
  }
}
