class GatewayError extends Error {
  constructor(message, status) {
    super(message)
    this.status = status
  }
}

export function habitGateway({ origin, key, log = () => {} }) {
  const url = (path) => new URL(`/api/v1/${path}`, origin)

  async function send(path, { method = 'GET', body, query } = {}) {
    const target = url(path)
    for (const [name, value] of Object.entries(query ?? {})) target.searchParams.append(name, value)
    const started = Date.now()
    const res = await fetch(target, {
      method,
      headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    log(method, res.status, Date.now() - started >= 0)
    const { success, data, error } = await res.json()
    if (!success) throw new GatewayError(error, res.status)
    return data
  }

  return {
    list: (query) => send('habits', { query }),
    today: () => send('habits/today'),
    get: (id) => send(`habits/${id}`),
    put: (id, changes) => send(`habits/${id}`, { method: 'PUT', body: changes }),
    tick: (id, date) => send('habits/checkin', { method: 'POST', body: { habitId: id, date, status: 'done' } }),
    notes: (habitId) => send('notes', { query: { habitId } }),
    totals: () => send('user/statistics'),
  }
}
