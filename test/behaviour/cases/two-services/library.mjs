export function libraryClient(base) {
  async function get(path) {
    const response = await fetch(`${base}/api/v1${path}`, { headers: { 'X-Reader': '4711' } })
    const { success, data, error } = await response.json()
    if (!success) throw new Error(error)
    return data
  }
  return { loans: () => get('/loans'), loan: (id) => get(`/loans/${id}`) }
}
