import { createServer } from 'node:http'
import got from 'got'

const post = createServer((_, res) => {
  res.setHeader('content-type', 'application/json')
  res.end(JSON.stringify({ success: true, data: { title: 'Parcel', target: 'Berlin', streak: 0 }, error: null }))
})

/** The post office: its answers have members of the same names. */
export async function parcel() {
  await new Promise((resolve) => post.listen(0, '127.0.0.1', resolve))
  const client = got.extend({ prefixUrl: `http://127.0.0.1:${post.address().port}/v1`, responseType: 'json' })
  const { body } = await client.get('parcels/7')
  post.close()
  post.closeAllConnections()
  return body.success ? `${body.data.title} to ${body.data.target}` : body.error
}
