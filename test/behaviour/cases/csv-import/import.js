const fs = require('fs')
const path = require('path')
const { parse } = require('./csv')

const rows = parse(fs.readFileSync(path.join(__dirname, 'habits.csv'), 'utf8'))
const endpoint = `${process.env.HABIT_API}/api/v1/habits`

async function upload(row) {
  const habit = {
    title: row.title,
    frequency: row.frequency,
    target: Number(row.target),
    unit: row.unit,
  }
  const res = await fetch(endpoint, {
    method: 'POST',
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
    body: JSON.stringify(habit),
  })
  return res.json()
}

;(async () => {
  const report = { created: [], failed: [] }
  for (const [i, row] of rows.entries()) {
    const result = await upload(row)
    if (result.success) report.created.push(result.data)
    else report.failed.push({ line: i + 2, title: row.title || '(empty)', error: result.error })
  }
  for (const { title, target, unit } of report.created) {
    console.log(`+ ${title} (${target}${unit === 'times' ? '' : ' ' + unit})`)
  }
  for (const { line, title, error } of report.failed) console.log(`! line ${line} ${title}: ${error}`)
})()
