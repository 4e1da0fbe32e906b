const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }
const base = `${process.env.HABIT_API}/api/v1`

export class ApiError extends Error {
  constructor(status, body) {
    super(body.error ?? 'Something went wrong')
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }

  get reason() {
    return this.body.error
  }
}

/** Throws an error that carries the whole answer. */
export async function getHabit(id) {
  const res = await fetch(`${base}/habits/${id}`, { headers })
  const body = await res.json()
  if (!res.ok) throw new ApiError(res.status, body)
  return body.data
}

/** Rejects with the body itself. */
export function removeHabit(id) {
  return new Promise((resolve, reject) => {
    fetch(`${base}/habits/${id}`, { method: 'DELETE', headers })
      .then((res) => res.json().then((body) => (res.ok ? resolve(body.data) : reject(body))))
      .catch(reject)
  })
}

/** An ordinary error, with what the service said beside it. */
export async function createHabit(draft) {
  const res = await fetch(`${base}/habits`, { method: 'POST', headers, body: JSON.stringify(draft) })
  const answer = await res.json()
  if (!answer.success) throw Object.assign(new Error('not created'), { answer })
  return answer.data
}

export async function renameHabit(id, title) {
  const res = await fetch(`${base}/habits/${id}`, { method: 'PUT', headers, body: JSON.stringify({ title }) })
  if (res.status >= 400) return Promise.reject({ code: res.status, payload: await res.json() })
  return (await res.json()).data
}
