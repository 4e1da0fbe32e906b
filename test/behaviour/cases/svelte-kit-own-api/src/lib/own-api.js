export async function add(fetch, habit) {
  const response = await fetch('/api/my-habits', { method: 'POST', body: JSON.stringify(habit) })
  const { made } = await response.json()
  return made
}

export async function rename(fetch, id, heading) {
  const response = await fetch(`/api/my-habits/${id}`, { method: 'PUT', body: JSON.stringify({ heading }) })
  return response.json()
}
