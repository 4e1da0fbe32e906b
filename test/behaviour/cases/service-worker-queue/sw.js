import { API, CACHE, KEY } from './settings.js'

const pending = []

const authorized = (request) => {
  const headers = new Headers(request.headers)
  headers.set('X-API-Key', KEY)
  return new Request(request, { headers })
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE)
      const response = await fetch(authorized(new Request(`${API}/api/v1/habits`)))
      await cache.put(`${API}/api/v1/habits`, response)
      await self.skipWaiting()
    })(),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))),
  )
})

self.addEventListener('message', (event) => {
  if (event.data.type === 'CHECK_IN') pending.push(event.data.mark)
})

self.addEventListener('sync', (event) => {
  if (event.tag !== 'check-ins') return
  event.waitUntil(
    (async () => {
      while (pending.length > 0) {
        const { habitId, date } = pending.shift()
        await fetch(`${API}/api/v1/habits/checkin`, {
          method: 'POST',
          headers: { 'X-API-Key': KEY, 'Content-Type': 'application/json' },
          body: JSON.stringify({ habitId, date, status: 'done' }),
        })
      }
    })(),
  )
})

export async function cachedTitles() {
  const cache = await caches.open(CACHE)
  const response = await cache.match(`${API}/api/v1/habits`)
  if (!response) return []
  const { data } = await response.json()
  return data.map((habit) => habit.title)
}

self.addEventListener('push', (event) => {
  event.waitUntil(
    (async () => {
      const response = await fetch(authorized(new Request(`${API}/api/v1/habits/${event.data.habitId}`)))
      const envelope = await response.json()
      const message = envelope.success ? `Time for ${envelope.data.title}` : `Oops: ${envelope.error}`
      console.log(message)
    })(),
  )
})
