// habits that are planned only, in the words that the page has always used, beside those of the service
const planned = [{ title: 'Walk', unit: 'times', target: 2 }, { title: 'Row', unit: 'km', target: 5 }]
const symbols = { times: '×', km: ' kilometres' }
const counted = ['times', 'steps']

const response = await fetch(`${process.env.HABIT_API}/api/v1/habits`, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
const { data, error } = await response.json()
if (error) throw new Error(error)

const rows = [
  ...data.map(({ title, unit, target }) => ({ label: title, unit, target })),
  ...planned.map(({ title, unit, target }) => ({ label: title, unit, target })),
]

for (const row of rows) {
  const plain = row.unit === 'times' ? `${row.target}x` : `${row.target}${row.unit}`
  const isOther = row.unit !== 'times' && row.target > 1
  console.log(row.label, plain, isOther, symbols[row.unit] ?? '?', counted.includes(row.unit))
  switch (row.unit) {
    case 'times':
      console.log('count')
      break
    default:
      console.log('measure')
  }
}

const unitOf = ({ unit = 'times' }) => (unit === 'times' ? 'repetitions' : unit)
console.log(data.map(unitOf))

// a bottle has a unit as well
const drink = (unit) => (unit === 'ml' ? 'drops' : 'times')
console.log(drink('ml'), drink('l'))
