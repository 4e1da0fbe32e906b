import { Route } from './route.js';

interface Envelope<T> {
  success: boolean;
  data: T;
  error?: string;
}

const root = () => new Route(process.env.HABIT_API!).to('api', 'v1');

/** A request that is put together step by step, and sent at the end. */
export class Call<T> {
  private method = 'GET';
  private body: string | undefined;
  private readonly route = root();

  static to<T>(segment: string, ...more: string[]): Call<T> {
    const call = new Call<T>();
    call.route.to(segment, ...more);
    return call;
  }

  where(name: string, value: string | number): this {
    this.route.where(name, value);
    return this;
  }

  post(body: object): this {
    this.method = 'POST';
    this.body = JSON.stringify(body);
    return this;
  }

  put(body: object): this {
    this.method = 'PUT';
    this.body = JSON.stringify(body);
    return this;
  }

  async send(): Promise<T> {
    const response = await fetch(this.route.toString(), {
      method: this.method,
      headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' },
      body: this.body,
    });
    const answer = (await response.json()) as Envelope<T>;
    if (!answer.success) throw new Error(answer.error ?? 'no answer');
    return answer.data;
  }
}
