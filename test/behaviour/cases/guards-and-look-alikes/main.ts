// A guard asks anything whether it is a habit, and is asked of what has some of its members only.
interface Habit {
  id: string
  title: string
  streak: number
  target: number
  unit: string
  completedDates: string[]
}
interface Task {
  id: string
  title: string
  done: boolean
}

function isHabit(value: unknown): value is Habit {
  return (
    typeof value === 'object' &&
    value !== null &&
    'title' in value &&
    typeof (value as Habit).title === 'string' &&
    typeof (value as Habit).streak === 'number' &&
    Array.isArray((value as Habit).completedDates)
  )
}
const hasGoal = (thing: any): thing is Habit => Boolean(thing) && thing.target > 0 && ['times', 'km'].includes(thing.unit)

function assertHabits(value: unknown): asserts value is Habit[] {
  if (!Array.isArray(value) || !value.every(isHabit)) throw new TypeError('no habits')
}

const res = await fetch(`${process.env.HABIT_API}/api/v1/habits`, { headers: { 'X-API-Key': process.env.HABIT_API_KEY! } })
const { data }: { data: unknown } = await res.json()
assertHabits(data)
console.log(data.map((habit) => `${habit.title} ${habit.streak} ${habit.completedDates.length}`))

const tasks: Task[] = [{ id: 't1', title: 'Laundry', done: true }]
const feed: unknown[] = [...tasks, ...data, null, { title: 'Draft' }]
console.log(feed.filter(isHabit).length, feed.filter(hasGoal).map((habit) => habit.target), tasks.map((task) => task.title))
console.log(isHabit({ id: 'h9', title: 'Sample', streak: 0, target: 1, unit: 'km', completedDates: [] }))
