const width = ({ title: { length } }) => length
const res = await fetch(`${process.env.HABIT_API}/api/v1/habits`, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
const { data: habits, data: { length: count } } = await res.json()
const longest = Math.max(...habits.map(width))
for (const { title, completedDates: { length: days = 0 } } of habits) console.log(title.padEnd(longest, '.'), days)
for (const { title: [initial], frequency: { length: f } } of habits) console.log(initial, f)
console.log(count, width({ title: 'own' }))
