const app = require('./server.js')
const { client } = require('./client.js')

const server = app.listen(0, '127.0.0.1', async () => {
  const mine = client(`http://127.0.0.1:${server.address().port}`)
  console.log(await mine.habits(), await mine.games())
  console.log(await mine.habit('h2'), await mine.habit('nope'))
  server.close()
  server.closeAllConnections()
})
