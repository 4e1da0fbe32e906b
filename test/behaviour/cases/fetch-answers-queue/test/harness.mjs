const real = globalThis.fetch

/** Answers the next calls of fetch with what is given, and keeps what was sent. */
export function queueAnswers(...answers) {
  const calls = []
  globalThis.fetch = async (url, options = {}) => {
    calls.push({ url: String(url), method: options.method ?? 'GET', body: options.body ? JSON.parse(options.body) : null, headers: options.headers })
    const { status = 200, ...body } = answers.shift()
    return { ok: status < 400, status, json: async () => body }
  }
  return { calls, restore: () => (globalThis.fetch = real) }
}

export const equal = (actual, expected) => {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (a !== b) throw new Error(`${a} is not ${b}`)
}
