const Router = require('@koa/router')

const router = new Router()
router.get('/', (ctx) => {
  ctx.body = { success: true, data: [{ title: 'Go', target: 19, streak: 4 }], error: null }
})
module.exports = router
