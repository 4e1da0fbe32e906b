import { columns, header } from './columns.mjs'

const url = (path, query = {}) => {
  const address = new URL(`/api/v1/${path}`, process.env.HABIT_API)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address
}
const fetchJson = async (...args) => {
  const res = await fetch(url(...args), { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
  const { data, error } = await res.json()
  if (error) throw new Error(`${res.status} ${error}`)
  return data
}

const films = [{ title: 'Alien', streak: 2 }, { title: 'Heat', streak: 1 }]
const habits = await fetchJson('habits')

const csv = [header(), ...habits.map((habit) => columns.map(({ read }) => JSON.stringify(read(habit))).join(';'))]
console.log(csv.join('\n'))

const by = (key, descending = false) => (a, b) => (a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0) * (descending ? -1 : 1)
console.log([...habits].sort(by('streak', true)).map((h) => h.title).join(' > '))

for (const film of films) console.log(`${film.title} (${film.streak})`)

const search = habits.find(({ title }) => /read/i.test(title))
console.log(search?.title?.length, search?.completedDates?.length ?? 'none')
await fetchJson('habits/zzz').catch(({ message }) => console.error(message) ?? console.log(message))
