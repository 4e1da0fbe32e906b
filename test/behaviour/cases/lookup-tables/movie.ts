export interface Movie { title: string; target: string; streak: number }
export const sortMovies = (key: 'title' | 'streak') => (a: Movie, b: Movie) => (a[key] < b[key] ? -1 : 1)
