import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createApp } from './app.ts'

const server = createApp().listen(0, '127.0.0.1')
await once(server, 'listening')
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

interface Dto {
  title: string
  streak: number
  goal: { target: number; unit: string }
}

const get = async <T,>(path: string): Promise<T> => (await fetch(origin + path)).json() as Promise<T>

for (const dto of await get<Dto[]>('/v1/habits?minStreak=1')) console.log(dto.title, dto.streak, dto.goal.target, dto.goal.unit)
console.log(await get('/v1/habits/h1'))
console.log(await get('/v1/habits/nobody'))
console.log(await get('/v1/overview'))
server.close()
