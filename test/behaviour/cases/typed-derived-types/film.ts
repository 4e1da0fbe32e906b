export interface Film {
  title: string
  streak: number
  year: number
}
export type Teaser = Pick<Film, 'title' | 'streak'>
export const shout = (title: Film['title']) => title.toUpperCase()
export const tease = (film: Teaser) => `${shout(film.title)} ${film.streak}`
