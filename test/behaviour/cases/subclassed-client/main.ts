import { Habits, type CreateHabit, type HabitDto, type UpdateHabit } from './habits.ts'
import { HttpError } from './http.ts'
import { byState, compare, line } from './report.ts'
const habits = new Habits(process.env.HABIT_API!, process.env.HABIT_API_KEY!)
const all = await habits.list()
console.table(all.toSorted(compare).map(line).map(({ name, goal, state }) => `${name}/${goal}/${state}`))
for (const [state, group] of Object.entries(byState(all))) console.log(state, group?.map(({ title }) => title).join())
console.log((await habits.today()).map((h) => h.frequency).join())
const wanted: CreateHabit[] = [{ title: 'Walk', target: 20, unit: 'min' }, { title: 'Read' }]
const known = new Map<HabitDto['title'], HabitDto>(all.map((h) => [h.title, h] as const))
for (const w of wanted) {
  const old = known.get(w.title)
  const saved = old ? await habits.update(old.id, { target: (w.target ?? old.target) + 1, unit: w.unit ?? old.unit } satisfies UpdateHabit) : await habits.create(w)
  console.log(old ? 'updated' : 'created', saved.title, saved.target)
}
await habits.checkIn('h1')
await habits.skip('h2', '2024-12-02')
await habits.addNote({ habitId: 'h1', text: 'late' })
console.log((await habits.notes('h1')).map((n) => n.text))
console.log(await habits.find('zz'), (await habits.find('h3'))?.title ?? '-')
try { await habits.create({ title: '' }) } catch (e) { if (e instanceof HttpError) console.log(e.status, e.message, typeof e.body) }
console.log((await habits.remove('h2', 'h3')) !== undefined)
