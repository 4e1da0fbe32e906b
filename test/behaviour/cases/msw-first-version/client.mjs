const API = 'https://api.habits.test/api/v1'
const headers = { 'X-API-Key': 'k-test', 'Content-Type': 'application/json' }

async function send(method, path, body) {
  const response = await fetch(`${API}${path}`, { method, headers, body: body && JSON.stringify(body) })
  const { success, data, error } = await response.json()
  if (!success) return Promise.reject(new Error(error))
  return data
}

export const habits = {
  all: () => send('GET', '/habits'),
  today: () => send('GET', '/habits/today'),
  add: (title, frequency) => send('POST', '/habits', { title, frequency }),
  update: (id, changes) => send('PUT', `/habits/${id}`, changes),
  skip: (habitId, date) => send('POST', '/habits/skip', { habitId, date }),
  remove: (id) => send('DELETE', `/habits/${id}`),
}

export async function addBook(title) {
  const response = await fetch('https://books.test/api/v3/books', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ title }) })
  return (await response.json()).data.title
}
