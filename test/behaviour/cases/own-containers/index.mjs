import { callbackify } from 'node:util'
import { HabitList, HabitMap, HabitSet, Query, Repository } from './lib/habits.mjs'
import { Shelf } from './lib/shelf.mjs'

const habits = await new Query('/habits')
const byId = new HabitMap(habits.map((habit) => [habit.id, habit]))
console.log(byId.titles(), byId.get('h1').streak, new HabitMap().put(habits[1]).titles())
console.log(new HabitSet(habits).best().title, new HabitList(...habits).hot.map((habit) => habit.title))

const one = await Repository.find('h3')
console.log(one.title, (await Repository.instance.load('h2')).target)
const editor = new Repository()
editor.current = one
console.log(editor.label, editor.current.title)

const view = {}
Object.defineProperty(view, 'habit', { value: habits[0] })
Object.defineProperties(view, { other: { value: habits[1] }, days: { get: () => habits[0].streak } })
console.log(view.habit.title, view.other.target, view.days)
const made = Object.create({ hello() { return this.habit.title } }, { habit: { value: one } })
console.log(made.hello())

const traced = new Proxy(one, { get: (target, name) => Reflect.get(target, name) })
console.log(traced.title, traced.streak)
const plain = new Proxy({ title: 'plain' }, {})
console.log(plain.title)

const find = callbackify((id) => Repository.find(id))
find('h1', (error, habit) => {
  if (error) throw error
  console.log(habit.title, habit.frequency)
})

const shelf = new Shelf()
shelf.current = { title: 'Emma', streak: 1 }
console.log(shelf.current.title, shelf.titles(), Shelf.first.title)
