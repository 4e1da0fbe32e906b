const base = `${process.env.HABIT_API}/api/v1`
const options = { headers: { 'X-API-Key': process.env.HABIT_API_KEY } }

export async function report(fetchLike = fetch) {
  const { success, data, error } = await (await fetchLike(`${base}/habits`, options)).json()
  if (!success) return `failed: ${error}`
  const { data: overview } = await (await fetchLike(`${base}/user/statistics`, options)).json()
  return [`${overview.completions} done`, ...data.map((habit) => `${habit.title} ${habit.streak}/${habit.target}`)].join('; ')
}

export async function rename(id, title, fetchLike = fetch) {
  const res = await fetchLike(`${base}/habits/${id}`, { headers: { ...options.headers, 'Content-Type': 'application/json' }, method: 'PUT', body: JSON.stringify({ title }) })
  const { data, error } = await res.json()
  return error ?? data.title
}
