export function createApi(origin) {
  const send = async (method, path, body) => {
    const res = await fetch(`${origin}/api/v1${path}`, { method, body: body && JSON.stringify(body) })
    const { success, data, error } = await res.json()
    if (!success) throw new Error(error)
    return data
  }
  return {
    habits: () => send('GET', '/habits'),
    add: (habit) => send('POST', '/habits', habit),
    clear: (ids) => send('DELETE', '/habits/bulk', { ids }),
  }
}
