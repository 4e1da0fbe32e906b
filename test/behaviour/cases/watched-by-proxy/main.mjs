const url = process.env.HABIT_API + '/api/v1/habits/h1'
const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }
const { data } = await (await fetch(url, { headers })).json()

let changes = 0
const habit = new Proxy(data, {
  set(target, key, value) {
    changes++
    return Reflect.set(target, key, value)
  },
})
habit.title = habit.title + '!'
habit.target = 5
const { id, title, target } = habit
const saved = await (await fetch(url, { method: 'PUT', headers, body: JSON.stringify({ title, target }) })).json()
console.log(id, changes, saved.data.title, saved.data.target)
