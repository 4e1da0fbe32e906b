exports.client = function (base, key) {
  const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' }

  async function handle (res) {
    const json = await res.json()
    if (json.success) return json.data
    const err = new Error(json.error)
    err.status = res.status
    throw err
  }

  return {
    get: path => fetch(`${base}/api/v1${path}`, { headers }).then(handle),
    put: (path, body) => fetch(`${base}/api/v1${path}`, { method: 'PUT', headers, body: JSON.stringify(body) }).then(handle)
  }
}
