const desired = require('./habits.config')
const { get, post, put, del } = require('./rest')

async function apply() {
  const current = await get('/habits')
  const byTitle = new Map(current.map((h) => [h.title, h]))

  for (const want of desired) {
    const have = byTitle.get(want.title)
    byTitle.delete(want.title)
    if (!have) {
      await post('/habits', { title: want.title, target: want.amount, unit: 'times', frequency: 'daily' })
      console.log('+', want.title)
    } else if (have.target !== want.amount) {
      await put('/habits/' + have.id, { target: want.amount, unit: have.unit })
      console.log('~', want.title, have.target, '->', want.amount)
    } else {
      console.log('=', want.title)
    }
  }
  for (const [title, { id }] of byTitle) {
    await del('/habits/' + id)
    console.log('-', title)
  }
}

apply().catch((e) => {
  console.error(e)
  process.exitCode = 1
})
