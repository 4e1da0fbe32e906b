// Typed clients whose types list the paths: as names of members, in unions and in templates.
import type { Answers, Full, Habit, Operations, Pages, Path } from './routes.ts'

const host = process.env.HABIT_API
const headers = { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' }

interface Envelope<T> {
  success: boolean
  data: T
  error: string | null
}

async function get<P extends keyof Answers>(path: P): Promise<Answers[P]> {
  const res = await fetch(host + path, { headers })
  const body = (await res.json()) as Envelope<Answers[P]>
  if (!body.success) throw new Error(body.error ?? 'no answer')
  return body.data
}

async function run<O extends keyof Operations>(operation: O): Promise<Operations[O]['result']> {
  const [method, path] = operation.split(' ')
  const res = await fetch(`${host}/api/v1${path}`, { method: method!, headers })
  return (await res.json()).data
}

async function request<T>(method: 'GET' | 'POST', path: Path, body?: object): Promise<T> {
  const init = body ? { method, headers, body: JSON.stringify(body) } : { method, headers }
  return (await (await fetch(`${host}/api/v1${path}`, init)).json()).data
}

const unwrap = async <T>(res: Response): Promise<T> => {
  const answer = (await res.json()) as Envelope<T>
  if (!answer.success) throw new Error(answer.error ?? '')
  return answer.data
}
const today = () => fetch(`${host}/api/v1/habits/today`, { headers }).then(unwrap<Habit[]>)

const whole = async (path: Full): Promise<Habit> => (await (await fetch(host + path, { headers })).json()).data

const pages: Pages = { '/films/today': { title: 'Solaris', streak: 2 } }
const page = <P extends keyof Pages>(path: P): Pages[P] => pages[path]

console.log((await get('/api/v1/habits')).map((habit) => habit.title), (await get('/api/v1/areas')).length)
console.log((await get('/api/v1/habits/today')).map((habit) => habit.streak))
console.log((await run('GET /habits')).map((habit) => habit.target), (await run('GET /user/statistics')).habits)
await request('POST', '/habits/checkin', { habitId: 'h1', date: '2024-12-01', status: 'done' })
console.log((await request<{ completions: number }>('GET', '/user/statistics')).completions)
console.log((await request<Habit>('GET', '/habits/h2')).title, (await whole('/api/v1/habits/h3')).title)
console.log((await today()).map((habit) => habit.title))
console.log(page('/films/today').title, page('/films/today').streak)
