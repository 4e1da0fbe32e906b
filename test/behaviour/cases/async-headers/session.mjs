let cached

/** The key comes from a vault in production; that takes a moment. */
async function readKey() {
  await new Promise((resolve) => setImmediate(resolve))
  return process.env.HABIT_API_KEY
}

export async function authHeaders(extra = {}) {
  cached ??= await readKey()
  return { 'X-API-Key': cached, ...extra }
}

export const jsonHeaders = () => authHeaders({ 'Content-Type': 'application/json' })
