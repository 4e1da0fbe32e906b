type Shown = 'title' | 'target'

interface Film {
  title: string
  target: string
  seen: boolean
}

export const film: Pick<Film, Shown> = { title: 'Tampopo', target: 'gourmets' }
