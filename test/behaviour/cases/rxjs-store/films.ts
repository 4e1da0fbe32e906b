export interface Film {
  title: string
  target: number
  streak: number
}

export const films: Film[] = [
  { title: 'Alien', target: 18, streak: 4 },
  { title: 'Brazil', target: 12, streak: 1 },
]
