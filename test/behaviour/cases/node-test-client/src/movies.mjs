/** Movies of another service, which answers in an envelope too. */
export async function movies(fetch) {
  const { success, data, error } = await (await fetch('https://movies.example/v1/list')).json()
  return success ? data.map((movie) => movie.title) : [error]
}
