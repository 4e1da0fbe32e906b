type Fetcher = (input: string, init?: RequestInit) => Promise<Response>
interface Habit { id: string; title: string; streak: number }

export function makeApi(baseUrl: string, key: string, fetcher: Fetcher = fetch) {
  const call = async <T,>(path: string): Promise<T> => {
    const res = await fetcher(`${baseUrl}/api/v1${path}`, { headers: { 'X-API-Key': key } })
    const env: { success: boolean; data: T; error: string | null } = await res.json()
    if (!env.success) throw new Error(env.error!)
    return env.data
  }
  return { list: () => call<Habit[]>('/habits'), byId: (id: Habit['id']) => call<Habit>(`/habits/${id}`) }
}
export type Api = ReturnType<typeof makeApi>

const best = async (api: Api) => (await api.list()).reduce((a, b) => (a.streak > b.streak ? a : b)).title

const api = makeApi(process.env.HABIT_API!, process.env.HABIT_API_KEY!)
console.log(await best(api), (await api.byId('h3')).title)
await api.byId('h5').catch(({ message }: Error) => console.log(message))
const canned: Fetcher = async () => new Response(JSON.stringify({ success: true, data: [{ id: '1', title: 'Canned', streak: 2 }], error: null }))
console.log(await best(makeApi('http://x', 'k', canned)))
