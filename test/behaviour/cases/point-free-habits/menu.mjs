import { map, pipe, sortBy } from './fp.mjs'

const dishes = [{ title: 'Soup', streak: 3 }, { title: 'Bread', streak: 1 }]
export const menu = pipe(sortBy((dish) => dish.title), map(({ title, streak }) => `${title}*${streak}`))(dishes)
