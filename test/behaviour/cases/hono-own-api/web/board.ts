import { http } from './http.ts'

interface Tracked {
  id: string
  title: string
  target: number
  frequency: string
  streak: number
}

const row = ({ id, title, target, ...rest }: Tracked) => [id, title, target, rest.frequency, rest.streak].join(' | ')

export async function board(): Promise<string[]> {
  const { items, heading } = await http.get('tracked').json<{ items: Tracked[]; heading: string }>()
  return [heading, ...items.map(row)]
}

export async function one(id: string): Promise<string> {
  const tracked = await http.get(`tracked/${id}`).json<Tracked>()
  return `${tracked.title}: ${tracked.streak}`
}

export async function add(draft: { heading: string; perDay: number }): Promise<string> {
  const response = await http.post('tracked', { json: { heading: draft.heading, perDay: draft.perDay } })
  const made: Tracked = await response.json()
  return row(made)
}
