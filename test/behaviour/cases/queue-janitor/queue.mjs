export class Queue {
  #waiting = []
  #running = 0

  constructor(concurrency, { retries = 2, delay = 5 } = {}) {
    this.concurrency = concurrency
    this.retries = retries
    this.delay = delay
  }

  push(task) {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, resolve, reject })
      this.#drain()
    })
  }

  async #attempt(task, left = this.retries) {
    try {
      return await task()
    } catch (error) {
      if (left === 0 || error.fatal) throw error
      await new Promise((r) => setTimeout(r, this.delay))
      return this.#attempt(task, left - 1)
    }
  }

  #drain() {
    while (this.#running < this.concurrency && this.#waiting.length) {
      const { task, resolve, reject } = this.#waiting.shift()
      this.#running++
      this.#attempt(task).then(resolve, reject).finally(() => { this.#running--; this.#drain() })
    }
  }
}
