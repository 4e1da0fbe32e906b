import _ from 'lodash'
import { first, habits, rename } from './api.mjs'
import { best, shelf, titles } from './books.mjs'

const { groupBy, orderBy } = _
const all = await habits()

console.log(_.map(all, 'title').join(', '))
console.log(_.sortBy(all, 'title').map((habit) => habit.id).join())
console.log(orderBy(all, ['streak', 'title'], ['desc', 'asc']).map((habit) => habit.title).join())
console.log(_.sumBy(all, 'streak'), _.get(all[0], 'target'), _.maxBy(all, 'streak').title)
console.log(_.find(all, { title: 'Morning run' })?.streak, _.find(all, ['title', 'nothing']) === undefined)

const byFrequency = groupBy(all, 'frequency')
for (const [frequency, list] of Object.entries(byFrequency)) console.log(frequency, list.map((each) => each.title).join())

const byId = _.keyBy(all, 'id')
_.forEach(byId, (habit, id) => console.log(id === habit.id, habit.target))

const longest = _(all).filter((habit) => habit.streak > 0).orderBy('streak', 'desc').map('title').take(2).value()
console.log(longest.join())
console.log(_.chain(all).reject({ title: 'Read' }).map((habit) => _.upperFirst(habit.title)).value().join())

const short = _.pick(all[0], ['id', 'title', 'streak'])
console.log(short.title, short.streak)

const table = _.map(shelf(), (book) => _.at(book, ['title', 'pages']))
console.log(table.length, best().title, titles())
for (const book of shelf()) console.log(book.title, book.target)

await rename(all[0].id, { title: `${_.trim(all[0].title)}!` })
console.log(await first())
