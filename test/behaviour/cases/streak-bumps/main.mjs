const root = `${process.env.HABIT_API}/api/v1`
const headers = { "X-API-Key": process.env.HABIT_API_KEY, "Content-Type": "application/json" }
async function api(path, method = "GET", body) {
  const response = await fetch(root + path, { method, headers, body: body ? JSON.stringify(body) : undefined })
  const json = await response.json()
  if (!json.success) throw new Error(json.error)
  return json.data
}

const bump = ({ streak, ...rest }) => ({ ...rest, streak: streak + 1 })
const retitle = (habit, title) => Object.assign({}, habit, { title })
const scale = ({ target, ...habit }, by) => ({ ...habit, target: target * by })
let list = await api('/habits')
const before = list
list = list.map((habit) => (habit.id === 'h1' ? bump(habit) : habit))
console.log(list[0].title, list[0].streak, list[0].completedDates.length, list[0].target)
list = list.map((habit) => (habit.id === 'h2' ? retitle(habit, 'Read!') : habit)).map((habit) => scale(habit, 2))
console.log(list.map((habit) => [habit.title, habit.target, habit.unit === 'times', habit.streak].join(' ')))
try {
  await api('/habits/h2', 'PUT', { title: list[1].title, target: list[1].target, unit: list[1].unit })
  await api('/habits/none', 'PUT', { title: 'x' })
} catch (error) {
  console.log(error.message)
  list = before
}
console.log(list.map(({ title, streak }) => title + streak))
