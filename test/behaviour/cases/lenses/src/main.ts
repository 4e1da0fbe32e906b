import { at, target, title } from './habits'
import { compose, lens, over, view } from './lens'
import { loadBoard, saveHabit } from './remote'

const board = await loadBoard('Ada')
const firstTitle = compose(at(0), title)
const firstTarget = compose(at(0), target)
const louder = over(firstTitle, (t) => t.toUpperCase())(over(firstTarget, (n) => n + 4)(board))
console.log(view(firstTitle)(board), view(firstTitle)(louder), view(firstTarget)(louder), louder.owner.name)
const saved = await saveHabit(at(0).get(louder))
console.log(saved.title, saved.target, saved.streak)

interface Shelf { title: string; books: { title: string }[] }
const shelfTitle = lens<Shelf, string>((s) => s.title, (s, title) => ({ ...s, title }))
console.log(over(shelfTitle, (t) => `${t}!`)({ title: 'shelf', books: [{ title: 'Dune' }] }))
