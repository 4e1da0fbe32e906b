const api = require('./lib/api')
const { parse } = require('./lib/csv')

const csv = `
title;amount;unit;done
Morning run;4;times;2024-12-01
Chess;2;games;
;1;times;
Read;30;pages;2024-12-02`

const UNITS = new Set(['times', 'games', 'pages'])

function toHabit(row) {
  if (!UNITS.has(row.unit)) throw new Error('unit? ' + row.unit)
  return { title: row.title, frequency: 'daily', target: Number(row.amount), unit: row.unit }
}

async function run() {
  const report = { created: [], updated: [], failed: [] }
  const existing = (await api.list()).reduce((map, habit) => map.set(habit.title, habit), new Map())
  let line = 1
  for (const row of parse(csv)) {
    line++
    const habit = existing.get(row.title)
    const result = habit ? await api.update(line, habit.id, toHabit(row)) : await api.create(line, toHabit(row))
    if (!result.success) {
      report.failed.push(result.error.message)
      continue
    }
    report[habit ? 'updated' : 'created'].push(`${result.value.title} ${result.value.target}`)
    if (row.done) {
      const { success, error } = await api.done(line, result.value.id, row.done)
      if (!success) report.failed.push(error.message)
    }
  }
  const missing = await api.update(99, 'h0', { title: 'x' })
  if (missing.error instanceof api.ImportError) report.failed.push(missing.error.message)
  return report
}

run().then(
  (report) => {
    for (const [title, lines] of Object.entries(report)) console.log(title, lines.length, lines)
    return api.list().then((habits) => console.log(habits.map(({ title, target, streak }) => [title, target, streak].join('/'))))
  },
  (error) => {
    console.error(error)
    process.exit(1)
  },
)
