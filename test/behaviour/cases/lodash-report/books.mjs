import _ from 'lodash'

// Books of one's own, which have a title and a target too.
const books = [
  { title: 'Emma', target: 3, streak: 1 },
  { title: 'Dune', target: 2, streak: 9 },
]

export const shelf = () => _.sortBy(books, 'title')
export const best = () => _.maxBy(books, 'streak')
export const titles = () => _.map(books, 'title').join()
