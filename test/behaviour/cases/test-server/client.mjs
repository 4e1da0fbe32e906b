export function createClient(baseUrl, apiKey) {
  const call = async (method, path, body) => {
    const response = await fetch(baseUrl + path, {
      method,
      headers: { 'X-API-Key': apiKey, 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    })
    const reply = await response.json()
    if (!reply.success) throw new Error(reply.error)
    return reply.data
  }
  return {
    list: () => call('GET', '/api/v1/habits'),
    add: (title, target) => call('POST', '/api/v1/habits', { title, target, unit: 'times' }),
    overview: () => call('GET', '/api/v1/user/statistics'),
    rename: (id, title) => call('PUT', `/api/v1/habits/${id}`, { title }),
  }
}

export async function shelf(baseUrl) {
  const response = await fetch(`${baseUrl}/shelf`)
  return (await response.json()).data
}
