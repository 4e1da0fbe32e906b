const api = process.env.HABIT_API

const common = new Headers()
common.set('X-API-Key', process.env.HABIT_API_KEY)
common.append('X-Trace', 'nightly')

function jsonHeaders() {
  const h = new Headers(common)
  h.set('Content-Type', 'application/json')
  return h
}

const listRequest = new Request(`${api}/api/v1/habits/today`, { headers: common })
const due = await fetch(listRequest).then((res) => res.json())
console.log(due.data.map((x) => x.title))

async function skip(habitId, date) {
  const request = new Request(api + '/api/v1/habits/skip', {
    method: 'POST',
    headers: jsonHeaders(),
    body: JSON.stringify({ habitId, date }),
  })
  const response = await fetch(request)
  return response.ok
}

async function checkIn(habitId, date) {
  const response = await fetch(`${api}/api/v1/habits/checkin`, {
    method: 'post',
    headers: jsonHeaders(),
    body: JSON.stringify({ status: 'done', date, habitId }),
  })
  const { error } = await response.json()
  return error ?? 'ok'
}

for (const day of ['2024-12-01', '2024-12-02', '2024-12-03']) {
  console.log(day, await skip('h2', day), await checkIn('h1', day))
}
console.log(await checkIn('h77', '2024-12-01'))
