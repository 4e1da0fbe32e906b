import { authHeaders, jsonHeaders } from './session.mjs'

const v1 = (path) => `${process.env.HABIT_API}/api/v1${path}`

function* checkins(ids, from, days) {
  for (const habitId of ids) {
    for (let i = 0; i < days; i++) {
      const date = new Date(Date.parse(from) + i * 86_400_000).toISOString().slice(0, 10)
      yield { habitId, date, status: 'done' }
    }
  }
}

let sent = 0
for (const entry of checkins(['h1', 'h3'], '2024-12-30', 3)) {
  const res = await fetch(v1('/habits/checkin'), {
    method: 'POST',
    headers: await jsonHeaders(),
    body: JSON.stringify(entry),
  })
  if (res.status === 201) sent++
}
console.log('sent', sent)

let data, error
try {
  ;({ data, error } = await (await fetch(v1('/habits/h3'), { headers: await authHeaders() })).json())
} finally {
  console.log(error, data.title)
}
;({ data, error } = await (await fetch(v1('/habits/h33'), { headers: await authHeaders({ Accept: 'application/json' }) })).json())
console.log(error, Boolean(data))

const logs = await Promise.all(
  ['h1', 'h2', 'h3'].map(async (habitId) => {
    const res = await fetch(v1(`/logs?habitId=${habitId}&order=asc`), { headers: await authHeaders() })
    const body = await res.json()
    return [habitId, body.data.length]
  }),
)
console.log(Object.fromEntries(logs))
