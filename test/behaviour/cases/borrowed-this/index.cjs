var Client = require('./lib/client.cjs')
var shelf = require('./lib/shelf.cjs')

function Admin() {
  Client.call(this, '/api/v1')
}
Admin.prototype = Object.create(Client.prototype)
Admin.prototype.constructor = Admin

function old() {
  return Array.prototype.slice.call(arguments).map(function (habit) {
    return habit.title + '/' + arguments.length
  })
}
function first() {
  return arguments[0].title
}
function line(mark) {
  return this.title + mark + this.streak
}
const gather = (...items) => items.map(({ title, target }) => `${title} ${target}`)
const strings = (pieces, ...held) => pieces.reduce((text, piece, i) => text + held[i - 1].title + piece)

var admin = new Admin()
var get = admin.get.bind(admin)
var list = Client.routes.list
list().then(function (habits) {
  console.log(old.apply(null, habits), first.apply(null, habits), gather(...habits))
  console.log(Array.prototype.map.call(habits, function (habit) { return habit.streak }))
  console.log(habits.map((habit) => line.call(habit, ':')), line.bind(habits[1])('='))
  console.log(strings`<${habits[0]} and ${habits[1]}>`)
  return get('/habits/h3')
}).then(function (habit) {
  console.log(habit.title, habit.target)
  return Client.prototype.get.apply({ base: '/api/v1' }, ['/habits/h2'])
}).then(function (habit) {
  console.log(habit.title)
  console.log(shelf.label(), shelf.count.apply({ title: 'Emma', streak: 1 }))
})
