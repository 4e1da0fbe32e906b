export default {
  data: () => ({ books: [{ title: 'Deep Work', streak: 2, unit: 'pages' }] }),
  template: '<ol><li v-for="book in books" :title="book.title">{{ book.title }} {{ book.streak }} {{ book.unit }}</li></ol>',
}
