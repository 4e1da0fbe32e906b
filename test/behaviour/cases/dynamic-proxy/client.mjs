export function client(origin, key) {
  const send = async (method, segments, payload) => {
    const res = await fetch(`${origin}/api/v1/${segments.join('/')}`, {
      method: method.toUpperCase(),
      headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
      body: payload ? JSON.stringify(payload) : undefined,
    })
    return res.json()
  }
  const node = (segments) => new Proxy(function () {}, {
    get(_, name) {
      if (['get', 'post', 'put', 'delete'].includes(name)) return (payload) => send(name, segments, payload)
      return node([...segments, name])
    },
    apply(_, __, args) {
      return node([...segments, ...args])
    },
  })
  return node([])
}
