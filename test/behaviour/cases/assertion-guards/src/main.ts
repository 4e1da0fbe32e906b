import { habit, habits } from './habits'
import { receipt } from './orders'

const list = await habits()
list.sort((a, b) => b.streak - a.streak || a.title.localeCompare(b.title))
console.log(list.map(({ title, streak }) => `${title} ${streak}`))
for (const id of ['h1', 'h5']) {
  const found = await habit(id)
  console.log(typeof found === 'string' ? `no: ${found}` : `${found.title} wants ${found.target}`)
}
console.log(receipt('[{"title":"Tea","target":2,"unit":"times"}]'))
try {
  receipt('[{"title":1}]')
} catch (e) {
  console.log((e as Error).message)
}
