import { headlines } from './news.js'

export async function tick(print) {
  const { headline, weight } = await headlines()
  print(headline, weight)
}
