const config = {
  base: process.env.HABIT_API ?? '',
  version: 'v1',
  resources: { habits: 'habits', notes: 'notes', stats: 'user/statistics' },
  get root() { return [this.base, 'api', this.version].join('/') },
} as const
type Resource = keyof typeof config.resources
interface HabitModel { id: string; title: string; target: number; unit: 'times' | 'min'; streak: number }
type Mapper<In, Out> = (input: In) => Out
const url = (resource: Resource, ...rest: string[]) => [config.root, config.resources[resource], ...rest].join('/')
async function read<Out, In = Out>(address: string, map?: Mapper<In, Out>): Promise<Out> {
  const response = await fetch(address, { headers: [['X-API-Key', process.env.HABIT_API_KEY ?? '']] })
  const { success, data, error }: { success: boolean; data: unknown; error?: string } = await response.json()
  if (!success) throw new TypeError(error)
  return map ? map(data as In) : (data as Out)
}
const titles = await read<string[], HabitModel[]>(url('habits'), (habits) => habits.map((habit) => habit.title))
console.log(titles)
const { title, target, unit } = await read<HabitModel>(url('habits', 'h3'))
console.log(title, unit === 'times' ? target : target / 60)
console.log(await read<number, { completions: number }>(url('stats'), ({ completions }) => completions))
const notes = await read<{ text: string }[]>(url('notes') + '?habitId=h1')
console.log(notes.map((note) => note.text))
await read(url('habits', 'none')).catch((error: Error) => console.log(error.name, error.message))
