const reply = (status, body) => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

export const ok = (data, status = 200) => reply(status, { success: true, data, error: null })
export const fail = (status, error) => reply(status, { success: false, data: null, error })

export function setupServer(...handlers) {
  const original = globalThis.fetch
  const seen = []
  return {
    seen,
    listen() {
      globalThis.fetch = async (input, init = {}) => {
        const method = init.method ?? 'GET'
        const { pathname } = new URL(input)
        for (const handler of handlers) {
          const match = handler.method === method && handler.pattern.exec(pathname)
          if (match) {
            const body = init.body ? JSON.parse(init.body) : undefined
            seen.push({ method, pathname, body })
            return handler.resolve({ params: match.slice(1), body })
          }
        }
        throw new Error(`no handler for ${method} ${pathname}`)
      }
    },
    close() { globalThis.fetch = original },
  }
}

const on = (method) => (path, resolve) => ({
  method,
  pattern: new RegExp('^' + path.replace(/:\w+/g, '([^/]+)') + '$'),
  resolve,
})
export const rest = { get: on('GET'), post: on('POST'), put: on('PUT') }
