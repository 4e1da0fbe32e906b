// what both services have in common
export class JsonClient {
  constructor(base) {
    this.base = base
  }

  async send(method, path, body) {
    const response = await fetch(this.base + path, {
      method,
      headers: { Accept: 'application/json', ...this.headers() },
      body: body && JSON.stringify(body),
    })
    return this.unwrap(await response.json())
  }
}
