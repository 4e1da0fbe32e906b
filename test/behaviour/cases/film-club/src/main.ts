import { close, open } from './api.ts'
import type { Outcome, Screening } from './types.ts'

const base = process.env.CLUB_API ?? (await open())
const headers = { 'X-API-Key': process.env.CLUB_KEY ?? 'none' }

async function get<T>(path: string): Promise<Outcome<T>> {
  const res = await fetch(`${base}${path}`, { headers })
  return res.json() as Promise<Outcome<T>>
}

const { success, data } = await get<Screening[]>('/screenings')
if (success) {
  for (const { title, frequency, target, unit, streak, completedDates } of data) {
    console.log(title, frequency, target, unit === 'times' ? 'x' : unit, streak, completedDates.length)
  }
}
const nothing = await get<null>('/habits-of-viewers')
console.log(nothing.success, nothing.error)
close()
