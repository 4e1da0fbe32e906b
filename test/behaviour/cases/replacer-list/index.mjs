const SENT = ['title', 'frequency', 'target', 'unit']
const at = (id) => `${process.env.HABIT_API}/api/v1/habits/${id}`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }

const { data: habit } = await (await fetch(at('h2'), { headers })).json()
habit.title = `${habit.title} (${habit.streak})`
habit.target++
const reply = await (await fetch(at('h2'), { method: 'PUT', headers, body: JSON.stringify(habit, SENT) })).json()
console.log(reply.success, reply.data.title, reply.data.target)
