export class Transport {
  listeners = new Set()
  #options
  constructor(options) {
    this.#options = options
    for (const verb of ['get', 'post', 'put', 'delete']) this[verb] = (path, body) => this.#send(verb.toUpperCase(), path, body)
  }
  async #send(method, path, body) {
    const { baseUrl, apiKey } = this.#options
    const init = { method, headers: new Headers({ 'x-api-key': apiKey }) }
    if (body !== undefined) {
      init.headers.set('content-type', 'application/json')
      init.body = JSON.stringify(body)
    }
    const res = await fetch(`${baseUrl}/api/v1/${path}`, init)
    const reply = await res.json()
    if (reply.success) return reply.data
    for (const listener of this.listeners) listener({ kind: res.status === 404 ? 'missing' : 'other', text: reply.error })
    return null
  }
}
