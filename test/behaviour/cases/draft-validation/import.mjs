import { check } from './rules.mjs'

const csv = `title,frequency,target
Sing,daily,2
,daily,1
Row,hourly,-4
Knit,weekly,5`

const [head, ...lines] = csv.split('\n').map((line) => line.split(','))
const rows = lines.map((cells) => {
  const row = Object.fromEntries(head.map((column, i) => [column, cells[i]]))
  return { ...row, target: Number(row.target) }
})

for (const [number, row] of rows.entries()) {
  const result = check(row)
  if (!result.success) {
    console.log(`row ${number + 1}: ${result.error}`)
    continue
  }
  const { title, frequency, target } = result.data
  const response = await fetch(`${process.env.HABIT_API}/api/v1/habits`, {
    method: 'POST',
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
    body: JSON.stringify({ title, frequency, target, unit: 'times' }),
  })
  const reply = await response.json()
  console.log(reply.success ? `row ${number + 1}: created ${reply.data.title}` : `row ${number + 1}: ${reply.error}`)
}
