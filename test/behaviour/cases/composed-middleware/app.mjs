const compose = (...layers) => (ctx) => layers.reduceRight((next, layer) => () => layer(ctx, next), () => ctx)()

const authorize = async (ctx, next) => {
  ctx.headers['X-API-Key'] = process.env.HABIT_API_KEY
  return next()
}
const transport = async (ctx, next) => {
  const res = await fetch(ctx.url, { headers: ctx.headers })
  ctx.body = await res.json()
  return next()
}
const unwrap = async (ctx) => {
  if (!ctx.body.success) throw new Error(ctx.body.error)
  return ctx.body.data
}

const run = compose(authorize, transport, unwrap)
const get = (path) => run({ url: `${process.env.HABIT_API}/api/v1${path}`, headers: {} })

console.log((await get('/habits/h1')).title)
console.log((await get('/habits')).map((h) => h.streak).join())
await get('/habits/none').catch((e) => console.log(e.message))
