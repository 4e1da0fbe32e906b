const routes = { list: ['GET', '/habits'], checkin: ['POST', '/habits/checkin'], skip: ['POST', '/habits/skip'], stats: ['GET', '/user/statistics'] } as const
interface Answer { list: { id: string; title: string; streak: number }[]; checkin: unknown; skip: unknown; stats: { habits: number; completions: number } }
async function call<K extends keyof typeof routes>(name: K, body?: object): Promise<Answer[K]> {
  const [method, path] = routes[name]
  const r = await fetch(`${process.env.HABIT_API}/api/v1${path}`, { method, headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' }, body: body ? JSON.stringify(body) : undefined })
  return (await r.json()).data
}
for (const { id, title, streak } of await call('list')) {
  console.log(title, streak)
  await call(streak > 0 ? 'checkin' : 'skip', { habitId: id, date: '2024-12-07', ...(streak > 0 && { status: 'done' }) })
}
console.log((await call('stats')).completions)
