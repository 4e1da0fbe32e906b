import { raw } from './raw.mjs'

const PAGE = 50

export async function* pages(path) {
  for (let offset = 0; ; offset += PAGE) {
    const query = new URLSearchParams({ limit: String(PAGE), offset: String(offset) })
    const { status, body } = await raw('GET', `${path}?${query}`)
    if (status !== 200 || !body.success) throw new Error(body.error ?? `status ${status}`)
    yield body.data
    if (body.data.length < PAGE) return
  }
}

export async function* each(path) {
  for await (const page of pages(path)) yield* page
}

export async function collect(iterable, pick = (x) => x) {
  const found = []
  for await (const item of iterable) found.push(pick(item))
  return found
}
