import { startOthers } from './games.js'
import { tick } from './ticker.js'
import { app } from './server.js'

const print = (...words) => console.log(...words)
const others = await startOthers()
process.env.NEWS_API = others.origin

const server = app.listen(0, '127.0.0.1', async () => {
  const here = `http://127.0.0.1:${server.address().port}`
  await tick(print)
  const { latest, news } = await (await fetch(`${here}/latest`)).json()
  print(latest.title, latest.streak, news.headline)
  const [item] = [news].map(({ headline }) => ({ title: headline }))
  print(item.title)
  const response = await fetch(`${here}/latest/nope`)
  if (!response.ok) {
    const error = { title: 'gone', status: response.status }
    print(error.title, error.status)
  }
  const game = (await (await fetch(others.origin + '/play')).json()).latest
  print(game.title, game.streak)
  others.stop()
  server.close()
  server.closeAllConnections()
})
