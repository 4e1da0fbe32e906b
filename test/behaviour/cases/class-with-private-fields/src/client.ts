export interface Habit {
  readonly id: string;
  readonly title: string;
  readonly frequency: 'daily' | 'weekly' | 'monthly';
  readonly target: number;
  readonly unit: string;
  readonly streak: number;
  readonly completedDates: readonly string[];
}

type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE';

export class HabitClient {
  readonly #base: string;
  readonly #key: string;

  constructor(options: { host: string; key: string }) {
    this.#base = options.host.replace(/\/$/, '') + '/api/v1';
    this.#key = options.key;
  }

  get #headers(): Record<string, string> {
    return { 'X-API-Key': this.#key, 'Content-Type': 'application/json' };
  }

  async #send<T>(verb: Verb, path: string, body?: object): Promise<T> {
    const response = await fetch(this.#base + path, {
      method: verb,
      headers: this.#headers,
      body: body && JSON.stringify(body),
    });
    const envelope: { success: boolean; data: T | null; error: string | null } = await response.json();
    if (envelope.success && envelope.data !== null) return envelope.data;
    throw new Error(`${response.status} ${envelope.error}`);
  }

  list = () => this.#send<Habit[]>('GET', '/habits');

  find(id: string) {
    return this.#send<Habit>('GET', `/habits/${id}`);
  }

  setTarget(id: string, target: number, unit: Habit['unit'] = 'times') {
    return this.#send<Habit>('PUT', `/habits/${id}`, { target, unit });
  }

  setFrequency(id: string, frequency: Habit['frequency']) {
    return this.#send<Habit>('PUT', `/habits/${id}`, { frequency });
  }

  async drop(...ids: string[]): Promise<number> {
    await this.#send('DELETE', '/habits/bulk', { habitIds: ids });
    return ids.length;
  }
}
