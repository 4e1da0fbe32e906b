const dirty: unique symbol = Symbol('dirty')
interface Habit { id: string; title: string; target: number; [dirty]?: true }
const originals = new WeakMap<Habit, string>()

const base = `${process.env.HABIT_API}/api/v1/habits`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' }
const { data: habits }: { data: Habit[] } = await fetch(base, { headers }).then((r) => r.json())

function rename(habit: Habit, title: string): void {
  originals.set(habit, habit.title)
  habit.title = title
  habit[dirty] = true
}
rename(habits[0], 'Evening run')
for (const habit of habits.filter((h) => h[dirty])) {
  const { title } = habit
  await fetch(`${base}/${habit.id}`, { method: 'PUT', headers, body: JSON.stringify({ title }) })
  console.log(originals.get(habit), '->', habit.title)
}
