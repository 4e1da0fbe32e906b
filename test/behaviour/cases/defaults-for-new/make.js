const DEFAULTS = { frequency: 'daily', unit: 'times', target: 1 }

const post = async (path, body) => {
  const res = await fetch(process.env.HABIT_API + '/api/v1' + path, {
    method: 'POST',
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await res.json()).data
}

const create = (title, options) => post('/habits', { ...DEFAULTS, ...options, title })

async function main() {
  const plan = [['Walk'], ['Swim', { target: 2 }], ['Sing', { target: 4, unit: 'min' }]]
  for (const [title, options] of plan) {
    const habit = await create(title, options)
    console.log(`${habit.title}: ${habit.target} ${habit.unit === 'min' ? 'minutes' : 'x'} ${habit.frequency}`)
  }
}
main()
