const root = `${process.env.HABIT_API}/api/v1`
const headers = { "X-API-Key": process.env.HABIT_API_KEY, "Content-Type": "application/json" }
async function api(path, method = "GET", body) {
  const response = await fetch(root + path, { method, headers, body: body ? JSON.stringify(body) : undefined })
  const json = await response.json()
  if (!json.success) throw new Error(json.error)
  return json.data
}

function level({ streak, target, title }) {
  switch (true) {
    case streak >= 10: return title + ' gold'
    case streak >= 5 && target > 1: return title + ' silver'
    default: return streak ? 'bronze' : 'none'
  }
}
const habits = await api('/habits')
console.log(habits.map(level))
let i = 0, line = ''
while (i < habits.length) { const h = habits[i++]; line += (h.title[0] + h.streak).padEnd(4) }
console.log(line.trim())
do { i-- } while (i > 0 && habits[i].streak)
console.log(i, habits[i].title)
outer: for (const a of habits) { for (const b of habits) { if (a.id !== b.id && a.streak === b.streak * 2 + 1) { console.log(a.title, b.title); break outer } } }
const { 0: head, length, [length - 1]: tail } = habits
console.log(head.title, length, tail.frequency)
const say = habits.length > 2 ? (habits[2].unit === 'times' ? habits[2].target + ' times' : habits[2].unit) : 'few'
console.log(say, habits.some(({ title }) => title.startsWith('R')), habits.every((h) => h.frequency === 'daily'), habits.findLast((h) => h.streak > 0)?.title)
var name = 'title'
console.log(habits[0][name], habits[0]['streak'], habits[0]?.['target'])
label: { if (!habits[1].streak) { console.log('idle ' + habits[1].title); break label } console.log('never') }
console.log(new Intl.ListFormat('en').format(habits.map((h) => h.title)), habits.map((h) => h.title).sort(new Intl.Collator('en').compare))
