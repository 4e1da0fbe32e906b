import { AsyncLocalStorage } from 'node:async_hooks'

const storage = new AsyncLocalStorage()

export const tenants = [
  { id: 'north', title: 'North office', key: process.env.HABIT_API_KEY, target: 'mail' },
  { id: 'south', title: 'South office', key: process.env.HABIT_API_KEY, target: 'chat' },
]

export const forEachTenant = async (work) => {
  for (const tenant of tenants) await storage.run({ tenant, lines: [] }, async () => {
    await work()
    const { lines } = storage.getStore()
    console.log(`[${tenant.target}] ${tenant.title}\n${lines.join('\n')}`)
  })
}

export const current = () => storage.getStore().tenant
export const say = (line) => storage.getStore().lines.push(`  ${line}`)
