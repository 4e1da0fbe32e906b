const fs = require('fs')
const path = require('path')
const axios = require('axios')

const [head, ...rows] = fs.readFileSync(path.join(__dirname, 'plan.csv'), 'utf8').trim().split('\n')
const columns = head.split(',')
const records = rows.map((row) => {
  const cells = row.split(',')
  return Object.fromEntries(columns.map((name, i) => [name, cells[i]]))
})

async function main() {
  for (const record of records) {
    const body = {}
    if (record.title) body.title = record.title
    if (record.target) {
      body.target = Number(record.target)
      body.unit = 'times'
    }
    await axios
      .put(process.env.HABIT_API + '/api/v1/habits/' + record.id, body, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
      .then(({ data }) => console.log(record.id, '->', data.data.title, data.data.target))
      .catch((error) => console.log(record.id, 'x', error.response.data.error))
  }
}

main()
