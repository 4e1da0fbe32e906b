module.exports = function createHttp({ base, key, fetchImpl = fetch, onResponse = () => {} }) {
  const run = (method) => async (path, body) => {
    const res = await fetchImpl(base + path, {
      method,
      headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    onResponse(method, path, res.status)
    const json = await res.json()
    if (json.success === true) return json.data
    const error = new Error(json.error)
    error.retryable = res.status >= 500
    throw error
  }
  return { get: run('GET'), post: run('POST'), put: run('PUT'), delete: run('DELETE') }
}
