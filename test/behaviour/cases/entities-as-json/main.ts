import { RepositoryError } from './base.ts'
import { HabitRepository } from './habit.ts'

class Book { constructor(readonly title: string, readonly unit = 'pages', readonly target = 300) {} }

const repo = new HabitRepository()
for (const h of await repo.all()) console.log(h.title, '-', h.isHot ? 'hot' : 'cold', '-', h.total)
const run = await repo.byId('h1')
if (run) {
  run.title = '  Long run '
  const saved = await repo.save(run.raise(2))
  console.log(saved.title, saved.goal, saved.validate())
}
console.log(await repo.byId('h404'))
const added = await repo.add({ title: 'Piano' })
console.log(added.title, added.isHot)
added.title = ' '
console.log(added.validate().title, Object.keys(added.raise(-5).validate()).length)
try {
  await repo.add({ title: '' })
} catch (e) {
  console.log(e instanceof RepositoryError ? `${e.status} ${e.message}` : e)
}
const { title, unit, target } = new Book('Dune')
console.log(title, unit, target)
