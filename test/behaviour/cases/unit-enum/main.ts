// Units as an enum and as constants, held against those of habits, sent, and used as the names of tables.
enum Unit {
  Times = 'times',
  Minutes = 'minutes',
}
const UNITS = { TIMES: 'times', PAGES: 'pages' } as const
/** How often a song is played: no unit of a habit. */
enum Repeat {
  Times = 'times',
  Forever = 'forever',
}

interface Habit {
  id: string
  title: string
  target: number
  unit: Unit
}
const short: Record<Unit, string> = { [Unit.Times]: 'x', [Unit.Minutes]: 'min' }
const long: { [U in `${Unit}`]: string } = { times: 'times', minutes: 'minutes' }
const isUnit = (value: string): value is Unit => (Object.values(Unit) as string[]).includes(value)
const song = { title: 'Boléro', repeat: Repeat.Times as Repeat }

const headers = { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' }
const api = (path: string, init?: RequestInit) => fetch(`${process.env.HABIT_API}/api/v1${path}`, { ...init, headers })
const create = (title: string, unit: Unit, target: number) =>
  api('/habits', { method: 'POST', body: JSON.stringify({ title, unit, target }) })

await create('Swim', Unit.Minutes, 20)
await create('Jump', Unit.Times, 3)
const { data: habits }: { data: Habit[] } = await (await api('/habits')).json()
for (const habit of habits) {
  const isCounted = habit.unit === Unit.Times
  console.log(habit.title, habit.target, short[habit.unit], long[habit.unit], isCounted, isUnit(habit.unit))
  switch (habit.unit) {
    case Unit.Times:
      console.log('counted', (habit.unit as string) === UNITS.TIMES)
      break
    default:
      console.log('timed')
  }
}
console.log(song.title, song.repeat === Repeat.Times, song.repeat)
