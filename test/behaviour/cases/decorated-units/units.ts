// the unit is chosen by the user and so only known at run time
const UNITS: Record<string, string> = { x: 'times', min: 'minutes', km: 'kilometres' }

interface Habit { id: string; title: string; target: number; unit: string }
interface Answer<T> { success: boolean; data: T; error: string | null }

async function set(id: string, text: string): Promise<string> {
  const match = /^(\d+)(x|min|km)$/.exec(text)
  if (!match) throw new TypeError(`not a goal: ${text}`)
  const res = await fetch(new URL(`/api/v1/habits/${id}`, process.env.HABIT_API), {
    method: 'PUT',
    headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' },
    body: JSON.stringify({ target: Number(match[1]), unit: UNITS[match[2]!] }),
  })
  const { data } = (await res.json()) as Answer<Habit>
  return `${data.title}: ${data.target} ${data.unit === UNITS.x ? 'x' : data.unit}`
}

console.log(await set('h1', '5km'))
console.log(await set('h2', '3x'))
