const base = process.env.HABIT_API + '/api/v1'

export function list(callback) {
  const xhr = new XMLHttpRequest()
  xhr.open('GET', base + '/habits')
  xhr.setRequestHeader('X-API-Key', process.env.HABIT_API_KEY)
  xhr.onload = function () {
    const reply = JSON.parse(xhr.responseText)
    callback(reply.success ? null : reply.error, reply.data)
  }
  xhr.onerror = () => callback('offline')
  xhr.send()
}

/** Promises what the service answers. */
export function send(method, path, body) {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(method, base + path, true)
    xhr.responseType = 'json'
    xhr.setRequestHeader('X-API-Key', process.env.HABIT_API_KEY)
    if (body) xhr.setRequestHeader('Content-Type', 'application/json')
    xhr.addEventListener('load', () => {
      const { success, data, error } = xhr.response
      if (success) resolve(data)
      else reject(new Error(error))
    })
    xhr.addEventListener('error', reject)
    xhr.send(body ? JSON.stringify(body) : null)
  })
}

export function done(habitId, date, then) {
  const xhr = new XMLHttpRequest()
  xhr.onreadystatechange = function () {
    if (this.readyState === 4) then(this.status, JSON.parse(this.responseText).success)
  }
  xhr.open('POST', `${base}/habits/checkin`)
  xhr.setRequestHeader('X-API-Key', process.env.HABIT_API_KEY)
  xhr.setRequestHeader('Content-Type', 'application/json')
  xhr.send(JSON.stringify({ habitId, date, status: 'done' }))
}
