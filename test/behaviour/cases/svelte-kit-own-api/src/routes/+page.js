import { add, rename } from '$lib/own-api.js'

export async function load({ fetch }) {
  const made = await add(fetch, { title: 'Swim', frequency: 'weekly', target: 2, unit: 'times' })
  const saved = await rename(fetch, made.id, 'Swim far')
  const habits = await fetch('/api/my-habits?streak=0').then((response) => response.json())
  const shelf = await (await fetch('/api/shelf')).json()
  return { habits, shelf, news: `${made.title} became ${saved.title}` }
}
