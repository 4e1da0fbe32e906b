export const edge = (base) => ({
  async get(path) {
    return (await fetch(base + path)).json()
  },
  async send(method, path, body) {
    const answer = await fetch(base + path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    })
    return answer.status === 204 ? null : answer.json()
  },
})
