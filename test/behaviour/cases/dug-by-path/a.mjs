const dig = (value, ...path) => path.reduce((at, key) => at?.[key], value)
const res = await fetch(`${process.env.HABIT_API}/api/v1/habits`, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
const json = await res.json()
console.log(dig(json, 'data', 0, 'title'), dig(json, 'data', 2, 'streak'), dig(json, 'data', 9, 'title'))
