import { hc } from 'hono/client'
import { app, type App } from './server.ts'

const client = hc<App>('http://cards.local', {
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise.resolve(app.request(input as string, init)),
})

export async function cards() {
  const response = await client.cards.$get()
  return (await response.json()).cards
}

export async function card(id: string) {
  const response = await client.cards[':id'].$get({ param: { id } })
  if (!response.ok) {
    const fault = (await response.json()) as unknown as { success: boolean; error: string }
    return fault.success ? 'odd' : fault.error
  }
  const habit = await response.json()
  return `${habit.title}: ${habit.target}${habit.unit === 'times' ? 'x' : habit.unit}, ${habit.streak} days`
}

export async function add(title: string, target: number) {
  const response = await app.request('/cards', { method: 'POST', body: JSON.stringify({ title, target }) })
  return (await response.json()) as { id: string; title: string }
}
