import { createHabit, listHabits, saveHabit } from './api.mjs'
import { problems, readForm } from './form.mjs'

const window = { title: 'Posts', target: '_blank' }
const posts = ['title=Paint&frequency=weekly&target=3&unit=min', 'title=&unit=times', 'title=Hum&target=2']

for (const post of posts) {
  const draft = readForm(post)
  const missing = problems(draft)
  if (missing.length > 0) {
    console.log('please fill', missing.join(), 'of', draft.target)
    continue
  }
  const habit = await createHabit(draft)
  console.log(draft.title, '->', habit.title, habit.frequency, habit.target, habit.unit === 'times' ? 'x' : habit.unit)
  const saved = await saveHabit(habit.id, readForm(`${post}&title=${habit.title}s&unit=km`))
  console.log(saved.title, saved.unit)
}
console.log(window.title, window.target, (await listHabits()).map((habit) => habit.title).join())
