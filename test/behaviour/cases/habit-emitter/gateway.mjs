export function createGateway({ origin, key }) {
  const request = async (path, { method = 'GET', body } = {}) => {
    const res = await fetch(origin + '/api/v1' + path, {
      method,
      headers: { 'X-API-Key': key, ...(body && { 'Content-Type': 'application/json' }) },
      body: body && JSON.stringify(body),
    })
    const answer = await res.json()
    if (!res.ok || !answer.success) throw Object.assign(new Error(answer.error), { status: res.status })
    return answer.data
  }

  return {
    all: () => request('/habits'),
    save: ({ id, title, target, unit, frequency }) =>
      request(`/habits/${id}`, { method: 'PUT', body: { title, target, unit, frequency } }),
    removeMany: (ids) => request('/habits/bulk', { method: 'DELETE', body: { ids } }),
    remove: (id) => request(`/habits/${id}`, { method: 'DELETE' }),
  }
}
