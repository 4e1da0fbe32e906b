import { createServer } from 'node:http'

const museum = createServer((req, res) => {
  res.end(JSON.stringify({ success: true, data: { title: 'Night Watch', target: 1642, path: req.url }, error: null }))
})

/** A museum with a version in its paths, asked in the same words. */
export async function painting() {
  await new Promise((resolve) => museum.listen(0, '127.0.0.1', resolve))
  const url = new URL(`http://127.0.0.1:${museum.address().port}`)
  url.pathname = '/api/v1/paintings'
  const res = await fetch(new Request(url, { headers: new Headers({ accept: 'application/json' }) }))
  const { success, data } = await res.json()
  museum.close()
  museum.closeAllConnections()
  return success ? `${data.title} ${data.target} ${data.path}` : ''
}
