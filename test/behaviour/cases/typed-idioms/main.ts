import { api, type Habit, isOk, type Reply, unwrap } from './api.ts'
const habits = unwrap(await api<Habit[]>('GET', '/habits'))
// enum + record
enum Level { Low = 'low', High = 'high' }
const levelOf = ({ streak }: Pick<Habit, 'streak'>): Level => (streak > 5 ? Level.High : Level.Low)
const counts: Record<Level, number> = { [Level.Low]: 0, [Level.High]: 0 }
for (const h of habits) counts[levelOf(h)]++
console.log(counts)
// view model
type View = Omit<Habit, 'completedDates' | 'unit'> & { readonly done: number; label: string }
const toView = ({ completedDates, unit, ...rest }: Habit): View => ({ ...rest, done: completedDates.length, label: `${rest.title} (${unit === 'times' ? 'x' : unit})` })
for (const v of habits.map(toView)) console.log(v.label, v.done, v.target, v.streak)
// mapped fns
type Formatters = { [K in keyof Pick<Habit, 'title' | 'streak'>]: (value: Habit[K]) => string }
const formatters: Formatters = { title: (t) => t.toUpperCase(), streak: (n) => n.toFixed(0) }
console.log(habits.map((h) => [formatters.title(h.title), formatters.streak(h.streak)].join()).join(' '))
// generic class
class Store<T extends { id: string }> {
  private items = new Map<string, T>()
  constructor(items: Iterable<T>) { for (const i of items) this.items.set(i.id, i) }
  get(id: string): T | undefined { return this.items.get(id) }
  update(id: string, patch: Partial<T>): void { const old = this.items.get(id); if (old) this.items.set(id, { ...old, ...patch }) }
  get all(): readonly T[] { return [...this.items.values()] }
}
const store = new Store(habits)
store.update('h1', { title: 'Changed', target: 9 })
console.log(store.get('h1')?.title, store.get('h1')?.target, store.all.length)
// satisfies, as const
const NEW = { title: 'Nap', target: 2, unit: 'times', frequency: 'daily' } as const satisfies Partial<Habit>
const made = await api<Habit>('POST', '/habits', NEW)
if (isOk(made)) console.log(made.data.title, made.data.target)
else console.log(made.error)
// tuple
const summary = (h: Habit): [name: string, goal: string] => [h.title, `${h.target}`]
const [n, g] = summary(habits[0]!)
console.log(n, g)
// assertion
function assertOk<T>(r: Reply<T>): asserts r is Extract<Reply<T>, { success: true }> { if (!r.success) throw new TypeError(r.error) }
const one = await api<Habit>('GET', '/habits/h2')
assertOk(one)
console.log(one.data.title)
// errors
const none: Reply<Habit> = await api('GET', '/habits/zzz')
const message = none.success ? none.data.title : none.error
console.log(message)
// builder
const draft: { -readonly [K in 'title' | 'frequency']?: Habit[K] } = {}
draft.title = 'Sleep'
draft.frequency = 'weekly'
console.log(unwrap(await api<Habit>('PUT', '/habits/h2', draft)).frequency)
// keyof list
const FIELDS = ['title', 'streak'] as const satisfies readonly (keyof Habit)[]
for (const f of FIELDS) console.log(f, habits[0]![f])
// discriminated
type Event = { kind: 'renamed'; title: Habit['title'] } | { kind: 'moved'; target: Habit['target'] }
const apply = (h: Habit, e: Event): Habit => { switch (e.kind) { case 'renamed': return { ...h, title: e.title }; case 'moved': return { ...h, target: e.target } } }
const evolved = ([{ kind: 'renamed', title: 'Z' }, { kind: 'moved', target: 4 }] satisfies Event[]).reduce<Habit>(apply, habits[2]!)
console.log(evolved.title, evolved.target)
// function overloading via conditional
type Fmt<T> = T extends string ? string : number
const short = <T extends Habit['title'] | Habit['streak']>(v: T) => (typeof v === 'string' ? v.slice(0, 3) : v) as Fmt<T>
console.log(short(habits[0]!.title), short(habits[0]!.streak))
