const base = process.env.HABIT_API + '/api/v1'

/**
 * @param {{ path: string, method?: string, body?: object }} options
 * @returns {Promise<any>}
 */
async function request(options) {
  const response = await fetch(base + options.path, {
    method: options.method ?? 'GET',
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'content-type': 'application/json' },
    ...(options.body ? { body: JSON.stringify(options.body) } : {}),
  })
  const answer = await response.json()
  if (!answer.success) throw new Error(answer.error)
  return answer.data
}

export const api = { get: (path) => request({ path }) }
;['post', 'put', 'delete'].forEach((method) => {
  api[method] = (path, body) => request({ method: method.toUpperCase(), path, body })
})
