// the movie service; its envelope happens to look the same
const MOVIES = `data:application/json,${encodeURIComponent(JSON.stringify({
  success: true,
  error: null,
  data: [
    { title: 'Alien', streak: 3, target: 16, unit: 'rating', frequency: 'often' },
    { title: 'Heat', streak: 1, target: 18, unit: 'rating', frequency: 'rarely' },
  ],
}))}`

export async function topMovies() {
  const { success, data, error } = await (await fetch(MOVIES)).json()
  if (!success) throw new Error(error)
  return data.sort((a, b) => b.streak - a.streak)
}

export const poster = ({ title, target, unit }) => `${title} [${unit} ${target}]`
