import { createServer } from 'node:http'
import { ofetch } from 'ofetch'

const radio = createServer((_, res) => {
  res.setHeader('content-type', 'application/json')
  res.end(JSON.stringify({ success: true, data: [{ title: 'Blue in Green', streak: 1 }], error: null }))
})

/** What the radio plays. */
export async function songs() {
  await new Promise((resolve) => radio.listen(0, '127.0.0.1', resolve))
  const { success, data } = await ofetch(`http://127.0.0.1:${radio.address().port}/api/v1/songs`)
  radio.close()
  radio.closeAllConnections()
  return success ? data.map((song) => `${song.title} ${song.streak}`) : []
}
