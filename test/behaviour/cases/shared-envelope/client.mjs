// both backends answer in the same envelope, so both go through here
export function createClient(base, headers) {
  return async function call(path, { method = 'GET', body } = {}) {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: { ...headers, 'X-Shelf': '1', ...(body && { 'Content-Type': 'application/json' }) },
      body: body && JSON.stringify(body),
    })
    const { success, data, error } = await response.json()
    if (!success) {
      const failure = new Error(error ?? response.statusText)
      failure.known = error !== null
      throw failure
    }
    return data
  }
}

export async function probe(url, headers) {
  const answer = await (await fetch(url, { headers })).json()
  if (!answer.success) throw new Error(`down: ${answer.error}`)
  return `up, ${[answer.data].flat().length}`
}
