// Where the news come from only a run would tell; the server below asks there, too.
export async function headlines() {
  const response = await fetch(`${process.env.NEWS_API}/latest`)
  const { latest } = await response.json()
  return { headline: latest.title, weight: latest.target }
}
