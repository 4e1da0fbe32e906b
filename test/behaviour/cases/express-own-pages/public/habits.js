const line = ({ title, target }) => `${title}: ${target}`

export async function showHabits(print) {
  const response = await fetch('/api/my-habits?min=0')
  const habits = await response.json()
  for (const habit of habits) print(line(habit), habit.streak)
  const { day, due } = await (await fetch('/api/my-habits/today')).json()
  print(day, due.map((habit) => habit.title).join())
}

export async function showCards(print) {
  const cards = await (await fetch('/api/cards')).json()
  for (const card of cards) print(card.title, card.target)
}

const send = (path, method, body) =>
  fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then((r) => r.json())

export async function edit(print) {
  const made = await send('/api/my-habits', 'POST', { title: 'Draw', frequency: 'daily', target: 2, unit: 'times' })
  print(made.title, made.frequency, made.streak)
  const saved = await send(`/api/my-habits/${made.id}`, 'PUT', { title: 'Draw more' })
  print(saved.title)
  const again = await fetch(`/api/my-habits/${made.id}`).then((r) => r.json())
  print(again.title, again.target)
  const gone = await (await fetch('/api/my-habits/nope')).json()
  print(gone.error)
}
