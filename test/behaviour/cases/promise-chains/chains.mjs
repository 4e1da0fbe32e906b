import assert from 'node:assert/strict'

const H = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }
const U = `${process.env.HABIT_API}/api/v1`

const check = (res) =>
  res.ok
    ? res.json()
    : res.json().then((body) => {
        throw Object.assign(new Error(body.error), { status: res.status })
      })

const post = (path, body) => fetch(U + path, { method: 'POST', headers: H, body: JSON.stringify(body) }).then(check)

post('/habits', { title: 'Dance', frequency: 'weekly', target: 2, unit: 'times' })
  .then(({ data: { id, title } }) => {
    console.log('created', title)
    return post('/habits/checkin', { habitId: id, date: '2024-12-14', status: 'done' }).then(() => id)
  })
  .then((id) => Promise.all([
    fetch(`${U}/habits/${id}`, { headers: H }).then(check).then((body) => body.data),
    fetch(`${U}/logs?habitId=${id}`, { headers: H }).then(check).then((body) => body.data.length),
  ]))
  .then(([habit, logs]) => {
    assert.equal(typeof habit.streak, 'number')
    assert.deepEqual([habit.title, habit.target, habit.frequency], ['Dance', 2, 'weekly'])
    console.log(habit.title, logs)
    return post('/habits', { frequency: 'daily' })
  })
  .catch((e) => {
    console.log(e.message, e.status)
    return null
  })
  .then((last) => fetch(`${U}/habits/today`, { headers: H }))
  .then(check)
  .then(({ success, data }) => success && data.map((h) => h.title).forEach((title, i) => console.log(i, title)))
  .finally(() => console.log('end'))
