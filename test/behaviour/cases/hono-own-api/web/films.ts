import { http } from './http.ts'

interface Film {
  title: string
  target: number
  streak: number
}

export async function films(): Promise<string[]> {
  const { success, data } = await http.get('films').json<{ success: boolean; data: Film[] }>()
  if (!success) return []
  const changed = await http.put('films/f1', { json: { title: 'Solaris' } }).json<Film>()
  return [...data, changed].map((film) => `${film.title} ${film.target} ${film.streak}`)
}
