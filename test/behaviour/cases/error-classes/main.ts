import { Client } from './client.ts'
import { ApiError, NotFoundError, ValidationError } from './errors.ts'

const client = Client.fromEnv()

async function attempt(label: string, action: () => Promise<string>): Promise<void> {
  try {
    console.log(label, await action())
  } catch (error) {
    if (error instanceof NotFoundError) console.log(label, 'not there:', error.message)
    else if (error instanceof ValidationError) console.log(label, 'refused:', error.message, error.retryable)
    else if (error instanceof ApiError) console.log(label, error.name)
    else throw error
  }
}

await attempt('first', async () => (await client.habit('h1')).title)
await attempt('second', async () => (await client.habit('h77')).title)
await attempt('third', async () => String((await client.create({ target: 3 })).target))
await attempt('fourth', async () => {
  const { title, target, streak } = await client.create({ title: 'Ski', target: 3 })
  return `${title} ${target} ${streak}`
})
