const answers = new Map()
const tags = new Map()

export async function cached(key, load) {
  if (!answers.has(key)) answers.set(key, await load())
  return answers.get(key)
}

export const invalidate = (key) => answers.delete(key)
export const tag = (key, value) => tags.set(key.join('/'), value)
export const tagged = (key) => tags.get(key.join('/'))
