export const compose = (...layers) => (core) => layers.reduceRight((next, layer) => layer(next), core)

export const withLogging = (log) => (next) => async (ctx) => {
  const result = await next(ctx)
  log(`${ctx.init.method} ${new URL(ctx.url).pathname.split('/').slice(3, 4)} -> ${result.status}`.replace(/^\w+ \w+ /, ''))
  return result
}

export const withRetry = ({ attempts }) => (next) => async (ctx) => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await next({ ...ctx, meta: { ...ctx.meta, attempt } })
    } catch (error) {
      if (attempt >= attempts) throw error
    }
  }
}

export const withEnvelope = () => (next) => async (ctx) => {
  const response = await next(ctx)
  const envelope = await response.json()
  if (!envelope.success) return { status: response.status, problem: envelope.error, payload: null }
  return { status: response.status, problem: null, payload: envelope.data }
}

export const withAuth = (key) => (next) => (ctx) =>
  next({ ...ctx, init: { ...ctx.init, headers: { ...ctx.init.headers, 'X-API-Key': key } } })

export const withJson = () => (next) => (ctx) => {
  if (ctx.body === undefined) return next(ctx)
  const headers = { ...ctx.init.headers, 'Content-Type': 'application/json' }
  return next({ ...ctx, init: { ...ctx.init, headers, body: JSON.stringify(ctx.body) } })
}
