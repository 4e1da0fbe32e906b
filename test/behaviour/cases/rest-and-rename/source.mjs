const opts = { headers: { 'X-API-Key': process.env.HABIT_API_KEY } }
const root = `${process.env.HABIT_API}/api/v1/habits`

export async function habits() {
  const { data: list } = await (await fetch(root, opts)).json()
  return list
}

export async function habit(id) {
  const { data: { ...copy } } = await (await fetch(`${root}/${encodeURIComponent(id)}`, opts)).json()
  return copy
}
