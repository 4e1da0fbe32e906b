import { film } from './films.ts'
import { columns, grid, pluck, sortBy } from './grid.ts'
import { load } from './habits.ts'

const habits = await load()
console.log(grid(habits))
console.log(grid(sortBy(habits, 'streak', -1), columns.slice(0, 2)))
console.log(sortBy(habits, 'title').map((habit) => habit.id), pluck(habits, 'target'), pluck(habits, 'frequency'))
console.log(film({ title: 'Heat', streak: 1 }))
