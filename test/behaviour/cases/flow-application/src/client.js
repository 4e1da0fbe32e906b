// @flow
import type { Answer } from './types';

type Options = {| method?: string, body?: ?mixed |};

const base: string = `${(process.env.HABIT_API: any)}/api/v1`;

async function call<T>(path: string, { method = 'GET', body = null }: Options = {}): Promise<T> {
  const response = await fetch(base + path, {
    method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
    body: body != null ? JSON.stringify(body) : undefined,
  });
  const answer: Answer<T> = ((await response.json(): any): Answer<T>);
  if (!answer.success) throw new Error(answer.error ?? 'failed');
  return answer.data;
}

module.exports = { call };
