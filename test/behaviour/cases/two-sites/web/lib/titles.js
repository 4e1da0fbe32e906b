// What the pages of the first site load in the browser.
const load = async (path, init) => (await fetch(path, init)).json()

export async function titles() {
  const habits = await load('/api/habits')
  const { page, habit } = await load(`/api/habits/${habits[0].id}`)
  const made = await load('/api/habits', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Swim', frequency: 'daily', target: 3, unit: 'times' }),
  })
  return [page.title, habit.title, habit.streak, ...habits.map(({ title }) => title), made.title, made.target]
}
