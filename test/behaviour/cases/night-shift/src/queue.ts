export type Outcome<T> = { success: true; data: T } | { success: false; error: string; attempts: number }

export interface Task<T> {
  readonly name: string
  run(): Promise<T>
}

/** Works tasks off one after another, and tries each again a few times. */
export class TaskQueue<T> {
  #tasks: Task<T>[] = []
  readonly #attempts: number

  constructor(attempts = 2) {
    this.#attempts = attempts
  }

  push(...tasks: Task<T>[]): this {
    this.#tasks.push(...tasks)
    return this
  }

  get size(): number {
    return this.#tasks.length
  }

  async *drain(): AsyncGenerator<[string, Outcome<T>]> {
    for (let task = this.#tasks.shift(); task; task = this.#tasks.shift()) {
      yield [task.name, await this.#try(task)]
    }
  }

  async #try(task: Task<T>): Promise<Outcome<T>> {
    for (let attempt = 1; ; attempt++) {
      try {
        return { success: true, data: await task.run() }
      } catch (reason) {
        if (attempt >= this.#attempts) return { success: false, error: (reason as Error).message, attempts: attempt }
      }
    }
  }
}
