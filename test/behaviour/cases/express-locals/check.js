const app = require('./app')

const server = app.listen(0, async () => {
  const { port } = server.address()
  const ask = async (path, form) => {
    const res = await fetch(`http://127.0.0.1:${port}${path}`, form && { method: 'POST', body: new URLSearchParams(form) })
    console.log(res.status, await res.text())
  }
  await ask('/')
  await ask('/h1')
  await ask('/h1', { title: 'Sprint' })
  await ask('/h3', { target: '6' })
  await ask('/h7')
  server.close()
})
