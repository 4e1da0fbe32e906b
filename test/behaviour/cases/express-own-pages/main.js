import { setGlobalOrigin } from 'undici'
import { edit, showCards, showHabits } from './public/habits.js'
import { showBooks } from './public/shelf.js'
import { check } from './checks/habits.check.js'
import { createApp } from './server/app.js'

const app = createApp()
const server = app.listen(0, '127.0.0.1', async () => {
  // The pages ask at their own origin.
  setGlobalOrigin(`http://127.0.0.1:${server.address().port}`)
  const print = (...words) => console.log(...words)
  await showHabits(print)
  await showCards(print)
  await showBooks(print)
  await edit(print)
  await check(app, print)
  server.close()
  server.closeAllConnections()
})
