/** makeApi('https://…', { headers }) gives an object with one function per verb. */
export default function makeApi(base, defaults) {
  const verb = (method) => (path, body) =>
    fetch(base + path, {
      method,
      ...defaults,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).then(async (response) => {
      const { success, data, error } = await response.json()
      if (success) return data
      throw Object.assign(new Error(error), { path })
    })
  return { get: verb('GET'), post: verb('POST'), put: verb('PUT'), delete: verb('DELETE') }
}
