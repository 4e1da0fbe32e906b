import { call, get } from './api.js'
import { invalidate, tag, tagged } from './cache.js'

const book = { title: 'Dune', streak: 2 }
tag(['habits', 'open'], book)

console.log((await get('/api/v1/habits')).map((habit) => habit.title))
await call('/api/v1/habits', 'POST', { title: 'Nap', frequency: 'daily', target: 1, unit: 'times' })
console.log((await get('/api/v1/habits')).length)
invalidate('/api/v1/habits')
console.log((await get('/api/v1/habits')).length)

const one = await get('/api/v1/habits/h1')
await call('/api/v1/habits/h1', 'PUT', { ...one, title: 'Evening run' })
invalidate(`/api/v1/habits/${one.id}`)
console.log((await get('/api/v1/habits/h1')).title)
console.log(tagged(['habits', 'open']).title)
