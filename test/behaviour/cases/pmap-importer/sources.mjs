// old lists of mine, in three shapes
export const text = `Yoga;3;daily
Guitar;20 min;daily
;1;daily
Call mum;1;weekly`

export const rows = [['title', 'target', 'unit'], ['Floss', 1, 'times'], ['Plank', 2, 'min']]

export const books = [{ title: 'Ulysses', target: 'never', unit: 'pages' }]
export const readingList = () => books.map((book) => `Read ${book.title}`)
