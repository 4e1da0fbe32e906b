/** A queue with retries; knows nothing of habits. */
export class Queue {
  #jobs = []
  #dead = []

  constructor({ retries = 2 } = {}) {
    this.retries = retries
  }

  push(...jobs) {
    this.#jobs.push(...jobs.map((job) => ({ job, attempts: 0 })))
    return this
  }

  get dead() {
    return this.#dead.map(({ job, error }) => `${job.type}: ${error.message}`)
  }

  async *drain(handle) {
    while (this.#jobs.length > 0) {
      const entry = this.#jobs.shift()
      try {
        yield { success: true, data: await handle(entry.job), error: null, job: entry.job }
      } catch (error) {
        entry.attempts++
        if (error.retryable && entry.attempts <= this.retries) this.#jobs.push(entry)
        else this.#dead.push({ ...entry, error })
        yield { success: false, data: null, error, job: entry.job }
      }
    }
  }
}
