import { createSSRApp } from 'vue'
import { renderToString } from 'vue/server-renderer'
import App from './src/App.mjs'
import BookShelf from './src/BookShelf.mjs'
import { greeting } from './src/greeting.mjs'

const app = createSSRApp(App, { owner: 'Kim' })
app.component('book-shelf', BookShelf)
app.component('habit-goal', {
  props: { habit: { type: Object, required: true } },
  template: '<small :data-unit="habit.unit === `times` ? `x` : habit.unit">{{ habit.target }}</small>',
})
console.log(await renderToString(app))
console.log(greeting({ title: 'Dr', name: 'Kim' }))
