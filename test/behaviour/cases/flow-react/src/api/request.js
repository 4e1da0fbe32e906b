/* @flow */
import type { Reply } from '../types/habit';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Init = {| +method?: Method, +body?: mixed |};

export class ServiceError extends Error {
  +status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

const env: { +[name: string]: ?string } = process.env;

export async function request<T>(path: string, { method = 'GET', body }: Init = Object.freeze({})): Promise<T> {
  const response: Response = await fetch(`${env.HABIT_API ?? ''}/api/v1${path}`, {
    method,
    headers: { 'X-API-Key': env.HABIT_API_KEY ?? '', 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const reply = ((await response.json(): any): Reply<T>);
  if (!reply.success) {
    throw new ServiceError(reply.error ?? 'unknown', response.status);
  }
  return reply.data;
}
